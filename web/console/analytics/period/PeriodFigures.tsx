import type { AnalyticsView, Figures } from '#server/data/analytics/contract.ts'
import { StatCard } from '#web/ui/layout/StatCard.tsx'
import { useFormat } from '../../page/format.ts'
import { hasPoints } from '../hasPoints.ts'
import { analyticsTexts } from '../texts.ts'
import { useChange } from '../useChange.ts'

const texts = analyticsTexts.figures

type Shown = [keyof Figures, string, (value: number) => string]

/** The figures of the period, each compared with the period before. */
export function PeriodFigures({ analytics }: { analytics: AnalyticsView | undefined }) {
  const { number, percent, money } = useFormat()
  const change = useChange(analytics?.before)
  const pointed: Shown[] = [
    ['points_given', texts.pointsGiven, number],
    ['points_used', texts.pointsUsed, number],
  ]
  const shown: Shown[] = [
    ['revenue', texts.revenue, money],
    ['visits', texts.visits, number],
    ['active', texts.active, number],
    ['joined', texts.joined, number],
    ['customers', texts.customers, number],
    ...(!analytics || hasPoints(analytics) ? pointed : []),
    ['rewards_handed_out', texts.rewards, number],
  ]
  const engagement = ({ active, customers }: Figures) =>
    customers === 0 ? [] : [texts.ofAll(percent(Math.round((100 * active) / customers)))]
  const detailOf = ({ now, before }: AnalyticsView, key: keyof Figures, write: (value: number) => string) =>
    [...(key === 'active' ? engagement(now) : []), change(now[key], before[key], write)].filter(Boolean)
  return (
    <section
      aria-label={texts.heading}
      className={`grid grid-cols-2 gap-3 max-sm:[&_.display]:text-xl sm:gap-4 ${shown.length === 6 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'}`}
    >
      {shown.map(([key, label, write]) => (
        <StatCard
          key={key}
          label={label}
          value={analytics && write(analytics.now[key])}
          detail={(analytics && detailOf(analytics, key, write).join('. ')) || '\u00a0'}
        />
      ))}
    </section>
  )
}
