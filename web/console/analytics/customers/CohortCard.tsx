import type { Cohort } from '#server/data/analytics/contract.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { Fields } from '../../charts/Fields.tsx'
import { Numbers } from '../../charts/Numbers.tsx'
import { useFormat } from '../../page/format.ts'
import { useStepName } from '../stepName.ts'
import { analyticsTexts } from '../texts.ts'

const texts = analyticsTexts.cohorts

/** The share of the customers who joined in a month that came in each month since. */
export function CohortCard({ cohorts }: { cohorts: Cohort[] }) {
  const { number, percent } = useFormat()
  const nameOf = useStepName()
  const shown = cohorts.slice(cohorts.findIndex(({ joined }) => joined > 0))
  const isEmpty = cohorts.every(({ joined }) => joined === 0)
  const longest = shown[0]?.came.length ?? 0
  const since = Array.from({ length: longest }, (_, month) => month)
  const shareOf = ({ joined, came }: Cohort, month: number) =>
    joined === 0 || came[month] === undefined ? null : came[month] / joined
  const share = (cohort: Cohort, month: number) => {
    const value = shareOf(cohort, month)
    return value === null ? '' : percent(Math.round(100 * value))
  }
  const columns = since.map((month) => number(month))
  const fields = shown.map((cohort) => ({
    name: nameOf(cohort.month),
    fields: since.map((month) => ({
      strength: shareOf(cohort, month),
      text: share(cohort, month),
      title: texts.field(nameOf(cohort.month), month, share(cohort, month)),
    })),
  }))
  return (
    <Card title={texts.title} description={texts.description}>
      {isEmpty ? (
        <p className="text-muted">{texts.none}</p>
      ) : (
        <>
          <Fields columns={columns} columnsMean={texts.monthsSince} rows={fields} />
          <Numbers
            table={{
              title: texts.title,
              columns: [
                texts.month,
                texts.joined,
                ...since.map((month) => texts.since(month, number(month))),
              ].map((name) => ({ name })),
              rows: shown.map((cohort) => [
                nameOf(cohort.month),
                cohort.joined,
                ...since.map((month) => cohort.came[month] ?? null),
              ]),
            }}
            picture={{ kind: 'fields', columns, rows: fields }}
          />
        </>
      )}
    </Card>
  )
}
