import type { AnalyticsView, Step } from '#server/data/analytics/contract.ts'
import { Card } from '#web/ui/Card.tsx'
import { useFormat } from '../page/format.ts'
import { analyticsTexts as texts } from './analyticsTexts.ts'
import { Columns, Legend } from './charts/Columns.tsx'
import { Numbers } from './charts/Numbers.tsx'
import type { ChartTable } from './charts/table.ts'
import { useStepName } from './stepName.ts'

type ChartsProps = { analytics: AnalyticsView }

/** How many visits each day, or month, by whom, and how many in the period before. */
export function VisitsChart({ analytics: { steps } }: ChartsProps) {
  const { number } = useFormat()
  const words = texts.visits
  return (
    <StepChart
      steps={steps}
      title={words.title(isByMonth(steps))}
      none={words.none}
      legend={[words.returning, words.new]}
      partsOf={({ visits, visits_new }) => [visits - visits_new, visits_new]}
      beforeOf={({ visits_before }) => visits_before}
      write={number}
      columns={[
        { name: texts.figures.visits, of: ({ visits }) => visits },
        { name: words.new, of: ({ visits_new }) => visits_new },
        { name: words.returning, of: ({ visits, visits_new }) => visits - visits_new },
        { name: texts.before, of: ({ visits_before }) => visits_before },
      ]}
    />
  )
}

/** How much was paid each day, or month, and in the period before; in the table, how many joined. */
export function RevenueChart({ analytics: { steps } }: ChartsProps) {
  const { money } = useFormat()
  const words = texts.revenue
  return (
    <StepChart
      steps={steps}
      title={words.title(isByMonth(steps))}
      none={words.none}
      legend={[words.paid]}
      partsOf={({ revenue }) => [revenue]}
      beforeOf={({ revenue_before }) => revenue_before}
      write={money}
      columns={[
        { name: words.paid, is: 'money', of: ({ revenue }) => revenue },
        { name: texts.before, is: 'money', of: ({ revenue_before }) => revenue_before },
        { name: texts.figures.joined, of: ({ joined }) => joined },
      ]}
    />
  )
}

type StepChartProps = {
  steps: readonly Step[]
  /** The question that it answers. */
  title: string
  /** Stands in its place where there is nothing in either period. */
  none: string
  legend: readonly string[]
  /** From the bottom up. */
  partsOf(step: Step): readonly number[]
  beforeOf(step: Step): number
  write(value: number): string
  /** The table behind it. */
  columns: readonly (ChartTable['columns'][number] & { of(step: Step): number })[]
}

function StepChart({ steps, title, none, legend, write, ...chart }: StepChartProps) {
  const nameOf = useStepName()
  const columns = steps.map((step) => ({
    name: step.at,
    parts: chart.partsOf(step),
    before: chart.beforeOf(step),
  }))
  const most = Math.max(0, ...columns.flatMap(({ parts, before }) => [sumOf(parts), before]))
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
          <Legend names={legend} before={texts.before} />
        </>
      )}
      <Numbers
        table={{
          title,
          columns: [{ name: isByMonth(steps) ? texts.step.month : texts.step.day }, ...chart.columns],
          rows: steps.map((step) => [nameOf(step.at), ...chart.columns.map(({ of }) => of(step))]),
        }}
        picture={most > 0 ? { kind: 'columns', legend, before: texts.before, ...look } : undefined}
      />
    </Card>
  )
}

const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0)
/** A month is written 'YYYY-MM'. */
const isByMonth = (steps: readonly Step[]): boolean => steps[0]?.at.length === 7
