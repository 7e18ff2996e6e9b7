import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { AnalyticsView } from '#server/data/analytics/contract.ts'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { analyticsQuery } from '../analytics/analyticsQuery.ts'
import { Figure } from '../analytics/Figure.tsx'
import { RevenueChart, VisitsChart } from '../analytics/StepCharts.tsx'
import { useChange } from '../analytics/useChange.ts'
import { useFormat } from '../page/format.ts'
import { Held } from './Held.tsx'
import { NextSteps } from './NextSteps.tsx'
import { texts } from './texts.ts'

const words = texts.lately

/** The last 30 days beside the 30 before, and the next steps that follow from them. */
export default function Lately() {
  const query = useQuery(analyticsQuery('30-days'))
  const { data, error } = query
  return (
    <>
      <Held part="lately" isHere={data !== undefined || error !== null} className="h-105 sm:h-63 lg:h-40">
        <Card
          title={words.title}
          actions={
            <Link
              to="/analytics"
              className={`-me-3 gap-1! text-accent-text! ${buttonClass('quiet', 'small')}`}
            >
              {words.all}
              <ChevronRight aria-hidden className="size-4 rtl:-scale-x-100" />
            </Link>
          }
        >
          {!data && <LoadFailed query={query} title={words.failed} retry={texts.retry} />}
          {!data && !error && <Skeleton className="h-16 rounded-md" />}
          {data && (
            <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
              <Figures analytics={data} />
              <NextSteps analytics={data} />
            </div>
          )}
        </Card>
      </Held>
      {(data || !error) && (
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
          {data ? <Charts analytics={data} /> : <Skeleton className="h-96 rounded-lg lg:col-span-2" />}
        </div>
      )}
    </>
  )
}

function Charts({ analytics }: { analytics: AnalyticsView }) {
  return (
    <>
      <RevenueChart analytics={analytics} />
      <VisitsChart analytics={analytics} />
    </>
  )
}

function Figures({ analytics: { now, before } }: { analytics: AnalyticsView }) {
  const { money, number } = useFormat()
  const change = useChange(before)
  const shown = [
    [words.paid, now.revenue, before.revenue, money],
    [words.visits, now.visits, before.visits, number],
    [words.joined, now.joined, before.joined, number],
  ] as const
  return (
    <dl className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      {shown.map(([label, value, earlier, write]) => (
        <Figure key={label} label={label} value={write(value)} change={change(value, earlier, write)} />
      ))}
    </dl>
  )
}
