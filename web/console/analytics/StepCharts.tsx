import type { AnalyticsView, Step } from '#server/data/analytics/contract.ts'
import { Card } from '#web/ui/Card.tsx'
import { useFormat } from '../page/format.ts'
import { analyticsTexts as texts } from './analyticsTexts.ts'
import { Columns, Legend } from './charts/Columns.tsx'
import { Numbers } from './charts/Numbers.tsx'
import { useStepName } from './stepName.ts'

type ChartsProps = { analytics: AnalyticsView }

/** How many visits each day, or month, and by whom. */
export function VisitsChart({ analytics: { steps } }: ChartsProps) {
  const { number } = useFormat()
  const nameOf = useStepName()
  const words = texts.visits
  const isMonthly = isByMonth(steps)
  const most = Math.max(0, ...steps.map(({ visits }) => visits))
  const columns = steps.map(({ at, visits, visits_new }) => ({
    name: at,
    parts: [visits - visits_new, visits_new],
  }))
  const look = {
    top: { value: most, text: number(most) },
    ends: [nameOf(steps[0]!.at), nameOf(steps.at(-1)!.at)] as const,
  }
  const legend = [words.returning, words.new]
  return (
    <Card title={words.title(isMonthly)}>
      {most === 0 ? (
        <p className="text-muted">{words.none}</p>
      ) : (
        <>
          <Legend names={legend} />
          <Columns columns={columns} {...look} />
        </>
      )}
      <Numbers
        table={{
          title: words.title(isMonthly),
          columns: [stepWord(isMonthly), texts.figures.visits, words.new, words.returning].map((name) => ({
            name,
          })),
          rows: steps.map(({ at, visits, visits_new }) => [
            nameOf(at),
            visits,
            visits_new,
            visits - visits_new,
          ]),
        }}
        picture={
          most > 0
            ? { kind: 'columns', legend, columns: columns.map(({ parts }) => parts), ...look }
            : undefined
        }
      />
    </Card>
  )
}

/** How much was paid each day, or month, and how many joined. */
export function RevenueChart({ analytics: { steps } }: ChartsProps) {
  const { money } = useFormat()
  const nameOf = useStepName()
  const words = texts.revenue
  const isMonthly = isByMonth(steps)
  const most = Math.max(0, ...steps.map(({ revenue }) => revenue))
  const columns = steps.map(({ at, revenue }) => ({ name: at, parts: [revenue] }))
  const look = {
    top: { value: most, text: money(most) },
    ends: [nameOf(steps[0]!.at), nameOf(steps.at(-1)!.at)] as const,
  }
  return (
    <Card title={words.title(isMonthly)}>
      {most === 0 ? <p className="text-muted">{words.none}</p> : <Columns columns={columns} {...look} />}
      <Numbers
        table={{
          title: words.title(isMonthly),
          columns: [
            { name: stepWord(isMonthly) },
            { name: words.paid, is: 'money' },
            { name: texts.figures.joined },
          ],
          rows: steps.map(({ at, revenue, joined }) => [nameOf(at), revenue, joined]),
        }}
        picture={
          most > 0
            ? { kind: 'columns', legend: [], columns: columns.map(({ parts }) => parts), ...look }
            : undefined
        }
      />
    </Card>
  )
}

/** A month is written 'YYYY-MM'. */
const isByMonth = (steps: readonly Step[]): boolean => steps[0]?.at.length === 7
const stepWord = (isMonthly: boolean) => (isMonthly ? texts.step.month : texts.step.day)
