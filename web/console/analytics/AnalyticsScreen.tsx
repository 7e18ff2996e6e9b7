import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ChartColumn } from 'lucide-react'
import { Suspense } from 'react'
import type { AnalyticsView, Period, Wanted } from '#server/data/analytics/contract.ts'
import { localDate } from '#server/platform/time/calendar.ts'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { EmptyState } from '#web/ui/notices/EmptyState.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { useFormat } from '../page/format.ts'
import { Page } from '../page/Page.tsx'
import { useSession } from '../session/session.ts'
import { analyticsQuery, forecastQuery, messagesQuery } from './analyticsQuery.ts'
import { CustomerCards } from './customers/CustomerCards.tsx'
import { HourGrid } from './HourGrid.tsx'
import { PointsCard } from './PointsCard.tsx'
import { BestCard, SignUpsCard } from './period/PeriodCards.tsx'
import { PeriodChoice } from './period/PeriodChoice.tsx'
import { PeriodFigures } from './period/PeriodFigures.tsx'
import { RewardsCard } from './rewards/RewardsCard.tsx'
import { RevenueChart, VisitsChart } from './StepCharts.tsx'
import { analyticsTexts as texts } from './texts.ts'
import { wasOpen } from './useChange.ts'
import { WorthCard } from './WorthCard.tsx'

const MessagesCard = lazyPart(() => import('./messages/MessagesCard.tsx'))
const periods = Object.keys(texts.periods) as Period[]
const route = getRouteApi('/business/analytics')

/** /analytics: the figures of a period, compared with the period before. */
export default function AnalyticsScreen() {
  const { period: named, from, to } = route.useSearch()
  const wanted: Wanted = from && to ? { from, to } : (periods.find((one) => one === named) ?? '30-days')
  const navigate = route.useNavigate()
  const query = useQuery(analyticsQuery(wanted))
  // Requested together with the figures, although the cards that show these answers come later.
  usePrefetchQuery(forecastQuery)
  usePrefetchQuery(messagesQuery(wanted))
  const { data, error, isPlaceholderData } = query
  const isEmpty = data !== undefined && !hadCustomers(data)
  const choose = (chosen: Wanted) =>
    void navigate({ search: typeof chosen === 'string' ? { period: chosen } : chosen, replace: true })
  return (
    <Page
      title={texts.title}
      description={texts.description}
      actions={<PeriodChoice wanted={wanted} onChoose={choose} />}
    >
      <div aria-busy={isPlaceholderData} className="flex flex-col gap-6">
        <div>
          <h2 className="display text-xl">
            {typeof wanted === 'string' ? texts.periods[wanted] : <Days {...wanted} />}
          </h2>
          <p className="min-h-[1.5em] text-muted text-sm max-sm:min-h-[3em]">
            {data && !isEmpty && !isPlaceholderData && <Compared analytics={data} />}
          </p>
        </div>
        {error && !data ? (
          <LoadFailed query={query} title={texts.failed} retry={texts.retry} />
        ) : (
          <div className={`flex flex-col gap-6 transition-opacity ${isPlaceholderData ? 'opacity-40' : ''}`}>
            {isEmpty ? <NoCustomersYet /> : <PeriodFigures analytics={data} />}
            {!data && (
              // As high as the charts that stand first: what is below comes into sight only with them.
              <>
                <Skeleton className="h-98 rounded-lg" />
                <Skeleton className="h-98 rounded-lg" />
              </>
            )}
            {data && !isEmpty && <Cards analytics={data} />}
          </div>
        )}
        {!isEmpty && (
          <>
            <Suspense fallback={<Skeleton className="h-64 rounded-lg" />}>
              <MessagesCard wanted={wanted} earlier={data?.before} />
            </Suspense>
            <CustomerCards />
            <WorthCard />
          </>
        )}
      </div>
    </Page>
  )
}

/** True if either period has customers or sums to show. */
const hadCustomers = ({ now, before }: AnalyticsView): boolean => [now, before].some(wasOpen)

function NoCustomersYet() {
  return (
    <div className="rounded-lg border border-line bg-surface">
      <EmptyState
        icon={<ChartColumn />}
        title={texts.noCustomers.title}
        action={
          <Link to="/qr-codes" className={buttonClass('primary')}>
            {texts.noCustomers.codes}
          </Link>
        }
      >
        {texts.noCustomers.text}
      </EmptyState>
    </div>
  )
}

function Days({ from, to }: { from: string; to: string }) {
  const { day } = useFormat()
  return texts.days.title(day(from), day(to))
}

function Compared({ analytics }: { analytics: AnalyticsView }) {
  const { from, to, before_from, before_to, as_of } = analytics
  const { day } = useFormat()
  const { time_zone } = useSession().business
  const words = to < localDate(new Date(as_of), time_zone) ? texts.comparedWhole : texts.compared
  return words(day(from), day(to), day(before_from), day(before_to))
}

function Cards({ analytics }: { analytics: AnalyticsView }) {
  return (
    <>
      <VisitsChart analytics={analytics} />
      <RevenueChart analytics={analytics} />
      {/* Cards stand below each other in columns: a grid would leave a hole below a short card beside a long one. */}
      <div className="flex flex-col gap-6 lg:block lg:columns-2 lg:gap-6 lg:*:mb-6 lg:*:break-inside-avoid">
        <HourGrid hours={analytics.hours} />
        <BestCard best={analytics.best} />
        <SignUpsCard analytics={analytics} />
        <PointsCard analytics={analytics} />
        <RewardsCard analytics={analytics} />
      </div>
    </>
  )
}
