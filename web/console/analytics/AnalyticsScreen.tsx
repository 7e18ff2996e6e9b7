import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { AnalyticsView, Period } from '#server/data/analytics/contract.ts'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useFormat } from '../page/format.ts'
import { Page } from '../page/Page.tsx'
import { analyticsQuery } from './analyticsQuery.ts'
import { analyticsTexts as texts } from './analyticsTexts.ts'
import { GuestCards } from './guests/GuestCards.tsx'
import { HourGrid } from './HourGrid.tsx'
import { BestCard, PointsCard, SignUpsCard, WorthCard } from './PeriodCards.tsx'
import { PeriodFigures } from './PeriodFigures.tsx'
import { RewardsCard } from './rewards/RewardsCard.tsx'
import { RevenueChart, VisitsChart } from './StepCharts.tsx'

const periods = Object.keys(texts.periods) as Period[]
const route = getRouteApi('/business/analytics')

/** /analytics: how a period went, beside the one before it. */
export default function AnalyticsScreen() {
  const wanted = route.useSearch().period
  const period = periods.find((one) => one === wanted) ?? '30-days'
  const navigate = route.useNavigate()
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(analyticsQuery(period))
  const choose = (chosen: Period) => void navigate({ search: { period: chosen }, replace: true })
  return (
    <Page
      title={texts.title}
      description={texts.description}
      actions={<Choice period={period} onChoose={choose} />}
    >
      <div aria-busy={isPlaceholderData} className="flex flex-col gap-6">
        <div>
          <h2 className="display text-xl">{texts.periods[period]}</h2>
          <p className="min-h-[1.5em] text-muted text-sm">
            {data && !isPlaceholderData && <Compared analytics={data} />}
          </p>
        </div>
        {error && !data ? (
          <LoadFailed
            title={texts.failed}
            error={error}
            retry={texts.retry}
            busy={isFetching}
            onRetry={refetch}
          />
        ) : (
          <>
            <PeriodFigures analytics={data} />
            {data ? <Cards analytics={data} /> : <Skeleton className="h-72 rounded-lg" />}
          </>
        )}
        <GuestCards />
        <WorthCard />
      </div>
    </Page>
  )
}

function Choice({ period, onChoose }: { period: Period; onChoose: (period: Period) => void }) {
  return (
    <div className="w-48 print:hidden">
      <SelectField
        label={texts.period}
        value={period}
        onChange={({ target }) => onChoose(target.value as Period)}
      >
        {periods.map((one) => (
          <option key={one} value={one}>
            {texts.periods[one]}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

function Compared({ analytics: { from, to, before_from, before_to } }: { analytics: AnalyticsView }) {
  const { day } = useFormat()
  return texts.compared(day(from), day(to), day(before_from), day(before_to))
}

function Cards({ analytics }: { analytics: AnalyticsView }) {
  return (
    <>
      <VisitsChart analytics={analytics} />
      <RevenueChart analytics={analytics} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:items-start">
        <HourGrid hours={analytics.hours} />
        <BestCard best={analytics.best} />
        <SignUpsCard signUps={analytics.sign_ups} />
        <PointsCard analytics={analytics} />
        <RewardsCard analytics={analytics} />
      </div>
    </>
  )
}
