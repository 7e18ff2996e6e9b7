import type { AnalyticsView, Figures } from '#server/data/analytics/contract.ts'
import { StatCard } from '#web/ui/StatCard.tsx'
import { useFormat } from '../page/format.ts'
import { analyticsTexts } from './analyticsTexts.ts'

const texts = analyticsTexts.figures

/** The period in figures, each beside the period before. */
export function PeriodFigures({ analytics }: { analytics: AnalyticsView | undefined }) {
  const { number, percent, money } = useFormat()
  const shown: [keyof Figures, string, (value: number) => string][] = [
    ['revenue', texts.revenue, money],
    ['visits', texts.visits, number],
    ['active', texts.active, number],
    ['joined', texts.joined, number],
    ['customers', texts.customers, number],
    ['points_given', texts.pointsGiven, number],
    ['points_used', texts.pointsUsed, number],
    ['rewards_handed_out', texts.rewards, number],
  ]
  const engagement = ({ active, customers }: Figures) =>
    customers === 0 ? [] : [texts.ofAll(percent(Math.round((100 * active) / customers)))]
  const detailOf = ({ now, before }: AnalyticsView, key: keyof Figures, write: (value: number) => string) => [
    ...(key === 'active' ? engagement(now) : []),
    changeOf(now[key], before[key], write, percent),
  ]
  return (
    <section
      aria-label={texts.heading}
      className="grid grid-cols-2 gap-3 max-sm:[&_.display]:text-xl sm:gap-4 lg:grid-cols-4"
    >
      {shown.map(([key, label, write]) => (
        <StatCard
          key={key}
          label={label}
          value={analytics && write(analytics.now[key])}
          detail={analytics ? detailOf(analytics, key, write).join('. ') : '\u00a0'}
        />
      ))}
    </section>
  )
}

/** '+12% from $1,200'. A change from nothing, or from less, has no percent. */
function changeOf(
  now: number,
  before: number,
  write: (value: number) => string,
  percent: (value: number) => string,
): string {
  if (before <= 0) return texts.before(write(before))
  const change = Math.round((100 * (now - before)) / before)
  return texts.change(`${change > 0 ? '+' : ''}${percent(change)}`, write(before))
}
