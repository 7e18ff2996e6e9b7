import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react'
import { Suspense } from 'react'
import type { DayView } from '#server/data/analytics/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { useFormat } from '../../page/format.ts'
import { Page } from '../../page/Page.tsx'
import { useSession } from '../../session/session.ts'
import { Corrections } from './Corrections.tsx'
import { dayQuery } from './dayQuery.ts'
import { Facts, Money } from './Money.tsx'
import { People } from './People.tsx'
import { Programs } from './Programs.tsx'
import { texts } from './texts.ts'

const WaitingOfDay = lazyPart(() => import('../kept/WaitingOfDay.tsx'))

const route = getRouteApi('/business/counter/day')

/** /counter/day: the sums of a day at the till, to view and to print in the evening. */
export default function DayScreen() {
  const { date } = route.useSearch()
  const query = useQuery(dayQuery(date))
  const { data, error } = query
  const format = useFormat()
  const { business } = useSession()
  return (
    <Page
      title={texts.title}
      description={data && `${format.weekday(data.date)}${data.is_whole ? '' : `. ${texts.own}`}`}
      actions={data && <Actions day={data} />}
    >
      <LoadFailed query={query} title={texts.failed} retry={texts.retry} />
      {!data && !error && <Skeleton className="h-96 rounded-lg" />}
      {data && (
        <div className="flex flex-col gap-4 print:max-w-3xl print:gap-2">
          {/* It counts on the day it arrives, so it is no part of an earlier one. */}
          {!data.day_after && (
            <Suspense>
              <WaitingOfDay />
            </Suspense>
          )}
          <div className="grid gap-4 sm:grid-cols-2 print:grid-cols-2">
            <Money sums={data.total} />
            <Facts day={data} />
          </div>
          {data.is_whole ? <Lists day={data} /> : <Corrections corrections={data.corrections} />}
          <p className="hidden text-sm print:block">
            {texts.printed(business.company_name, format.dateTime(new Date()))}
          </p>
        </div>
      )}
    </Page>
  )
}

/**
 * Lists in a row have the same height, so that a short one leaves no hole beside a long one. Printed, they stand below
 * each other.
 */
function Lists({ day: { people, programs, corrections } }: { day: DayView }) {
  return (
    <div className="grid gap-4 not-print:lg:grid-cols-2 not-print:lg:*:last:col-span-2 not-print:xl:grid-cols-3 not-print:xl:*:last:col-span-1 print:gap-2">
      <People people={people} />
      <Programs programs={programs} />
      <Corrections corrections={corrections} />
    </div>
  )
}

function Actions({ day: { day_before, day_after } }: { day: DayView }) {
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Link to="/counter/day" search={{ date: day_before }} className={buttonClass()}>
        <ChevronLeft aria-hidden className="size-5 rtl:rotate-180" />
        {texts.before}
      </Link>
      {day_after && (
        <Link to="/counter/day" search={{ date: day_after }} className={buttonClass()}>
          {texts.after}
          <ChevronRight aria-hidden className="size-5 rtl:rotate-180" />
        </Link>
      )}
      <Button
        variant="primary"
        reads
        icon={<Printer aria-hidden className="size-5" />}
        onClick={() => window.print()}
      >
        {texts.print}
      </Button>
    </div>
  )
}
