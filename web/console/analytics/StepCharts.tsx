import type { AnalyticsView, Step } from '#server/data/analytics/contract.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { Columns, Legend } from '../charts/Columns.tsx'
import { Numbers } from '../charts/Numbers.tsx'
import type { ChartTable } from '../charts/table.ts'
import { useFormat } from '../page/format.ts'
import { useStepName } from './stepName.ts'
import { analyticsTexts as texts } from './texts.ts'
import { useChange, wasOpen } from './useChange.ts'

type ChartsProps = { analytics: AnalyticsView }

/** Visits of each day or month, by new and earlier customers, beside the period before. */
export function VisitsChart({ analytics }: ChartsProps) {
  const { number } = useFormat()
  const words = texts.visits
  return (
    <StepChart
      analytics={analytics}
      title={words.title(isByMonth(analytics.steps))}
      none={words.none}
      partsOf={({ visits, visits_new }) => [visits - visits_new, visits_new]}
      beforeOf={({ visits_before }) => visits_before}
      write={number}
      columns={[
        { name: texts.figures.visits, of: ({ visits }) => visits },
        { name: texts.customersOf.new, of: ({ visits_new }) => visits_new },
        { name: texts.customersOf.earlier, of: ({ visits, visits_new }) => visits - visits_new },
        { name: texts.before, of: ({ visits_before }) => visits_before },
      ]}
    />
  )
}

/**
 * Payments of each day or month, by new and earlier customers, beside the period before. The table also has how many
 * joined.
 */
export function RevenueChart({ analytics }: ChartsProps) {
  const { money } = useFormat()
  const words = texts.revenue
  return (
    <StepChart
      analytics={analytics}
      title={words.title(isByMonth(analytics.steps))}
      none={words.none}
      partsOf={({ revenue, revenue_new }) => [revenue - revenue_new, revenue_new]}
      beforeOf={({ revenue_before }) => revenue_before}
      write={money}
      columns={[
        { name: words.paid, is: 'money', of: ({ revenue }) => revenue },
        { name: words.byNew, is: 'money', of: ({ revenue_new }) => revenue_new },
        {
          name: words.byEarlier,
          is: 'money',
          of: ({ revenue, revenue_new }) => revenue - revenue_new,
        },
        { name: texts.before, is: 'money', of: ({ revenue_before }) => revenue_before },
        { name: texts.figures.joined, of: ({ joined }) => joined },
      ]}
    />
  )
}

/** The sums of a step or of a period. */
type Sums = Pick<Step, 'revenue' | 'revenue_new' | 'visits' | 'visits_new'>

type StepChartProps = ChartsProps & {
  /** The question that the chart answers. */
  title: string
  /** Text shown instead of the chart where both periods are empty. */
  none: string
  /** Values of earlier and of new customers, from the bottom up. */
  partsOf(sums: Sums): readonly [number, number]
  beforeOf(step: Step): number
  write(value: number): string
  /** Columns of the table behind the chart. */
  columns: readonly (ChartTable['columns'][number] & { of(step: Step): number })[]
}

const legend = [texts.customersOf.earlier, texts.customersOf.new]

function StepChart({ analytics: { steps, now, before }, title, none, write, ...chart }: StepChartProps) {
  const nameOf = useStepName()
  const change = useChange(before)
  const compared = wasOpen(before) && { before: texts.before }
  const columns = steps.map((step) => ({
    name: step.at,
    parts: chart.partsOf(step),
    ...(compared && { before: chart.beforeOf(step) }),
  }))
  const most = Math.max(0, ...columns.flatMap(({ parts, before = 0 }) => [heightOf(parts), before]))
  const [totals, earlier] = [chart.partsOf(now), chart.partsOf(before)]
  const look = {
    columns,
    top: { value: most, text: write(most) },
    ends: [nameOf(steps[0]!.at), nameOf(steps.at(-1)!.at)] as const,
  }
  return (
    <Card title={title}>
      {most === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <>
          <Columns {...look} />
          <Legend
            names={totals.map((total, at) =>
              texts.customersOf.total(legend[at]!, write(total), change(total, earlier[at]!, write)),
            )}
            {...compared}
          />
        </>
      )}
      <Numbers
        table={{
          title,
          columns: [{ name: isByMonth(steps) ? texts.step.month : texts.step.day }, ...chart.columns],
          rows: steps.map((step) => [nameOf(step.at), ...chart.columns.map(({ of }) => of(step))]),
        }}
        picture={most > 0 ? { kind: 'columns', legend, ...compared, ...look } : undefined}
      />
    </Card>
  )
}

/** A part below 0, as when refunds exceed payments, is not drawn, so the other part can be higher than the sum. */
const heightOf = (parts: readonly number[]): number =>
  parts.reduce((height, part) => height + Math.max(0, part), 0)
/** A month is written 'YYYY-MM'. */
const isByMonth = (steps: readonly Step[]): boolean => steps[0]?.at.length === 7
