import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { Suspense, useDeferredValue, useState } from 'react'
import { ExportLink } from '#web/console/exports/ExportLink.tsx'
import { useFilterInAddress } from '#web/console/page/address/useFilterInAddress.ts'
import { Page } from '#web/console/page/Page.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { isBackwards, isDay } from '#web/ui/fields/DayFields.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { StatCard } from '#web/ui/layout/StatCard.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { format } from '../format.ts'
import { CreditFilters } from './CreditFilters.tsx'
import { CreditMovements } from './CreditMovements.tsx'
import { creditSumsQuery, creditsFile, creditsQuery, type Filter, noFilter } from './creditQueries.ts'
import { creditTexts as texts } from './texts.ts'

const MoveCreditsDialog = lazyPart(() => import('./MoveCreditsDialog.tsx'))
const route = getRouteApi('/admin/admin/credits')

/** /admin/credits, with ?business=... for one business alone. */
export default function CreditsScreen() {
  const { business } = route.useSearch()
  const navigate = route.useNavigate()
  const [typed, setTyped] = useFilterInAddress<Filter>(noFilter, isFilter)
  const filter = useDeferredValue(typed)
  // Undefined until the dialog is first opened: its code is loaded only then.
  const [isMoving, setMoving] = useState<boolean>()
  const clear = () => void navigate({ search: {} })
  return (
    <Page
      title={texts.title}
      description={texts.description}
      actions={
        <>
          <ExportLink href={creditsFile(typed, business)} className={buttonClass()}>
            <Download aria-hidden className="size-4" />
            {texts.download}
          </ExportLink>
          <Button variant="primary" onClick={() => setMoving(true)}>
            {texts.move}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <CreditFilters filter={typed} onChange={setTyped} />
        {business && <Narrowed filter={filter} business={business} />}
        <Sums filter={filter} business={business} />
        <Card>
          <CreditMovements filter={filter} business={business} onClear={clear} />
        </Card>
      </div>
      {isMoving !== undefined && (
        <Suspense>
          <MoveCreditsDialog open={isMoving} onOpenChange={setMoving} />
        </Suspense>
      )}
    </Page>
  )
}

const isFilter = ({ kind, from, to }: Filter): boolean =>
  (kind === '' || Object.hasOwn(texts.kinds, kind)) && isDay(from) && isDay(to)

function Sums({ filter, business }: { filter: Filter; business: string | undefined }) {
  const { data } = useQuery({ ...creditSumsQuery(filter, business), enabled: !isBackwards(filter) })
  const words = texts.sums
  const show = (value: number | undefined) => (value === undefined ? undefined : format.number(value))
  return (
    <section
      aria-label={words.label}
      className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 xl:grid-cols-6"
    >
      <StatCard label={words.initial} value={show(data?.initial)} />
      <StatCard label={words.bought} value={show(data?.bought)} detail={words.boughtDetail} />
      <StatCard label={words.granted} value={show(data?.granted)} />
      <StatCard label={words.taken} value={show(data && Math.abs(data.taken))} />
      <StatCard label={words.used} value={show(data && 0 - data.used)} detail={words.usedDetail} />
      <StatCard
        label={words.net}
        value={show(data?.net)}
        detail={data && words.movements(format.number(data.movements), data.movements === 1)}
      />
    </section>
  )
}

function Narrowed({ filter, business }: { filter: Filter; business: string }) {
  const { data } = useInfiniteQuery({ ...creditsQuery(filter, business), enabled: !isBackwards(filter) })
  const company = data?.pages[0]?.data.find((one) => one.business_id === business)?.company_name
  return (
    <Banner
      action={
        <Link to="/admin/credits" search={{}} className={buttonClass('quiet', 'small')}>
          {texts.all}
        </Link>
      }
    >
      {company ? texts.oneBusinessNamed(company) : texts.oneBusiness}
    </Banner>
  )
}
