import { Link } from '@tanstack/react-router'
import { latelyWithin, oftenFrom } from '#server/data/analytics/config.ts'
import type { GridField } from '#server/data/analytics/contract.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { SaveChart } from '../../charts/SaveChart.tsx'
import { useFormat } from '../../page/format.ts'
import { latelyWords, oftenWords } from '../../segments/gridWords.ts'
import { analyticsTexts } from '../texts.ts'

const texts = analyticsTexts.grid
const columns = [...latelyWithin, null].map((_, lately) => lately)
/** The most frequent visitors come first. */
const rows = oftenFrom.map((_, often) => often).reverse()

/** Customers by how often they come and how recently they came. Each field opens as a segment. */
export function VisitGrid({ grid }: { grid: GridField[] }) {
  const { number } = useFormat()
  const most = Math.max(...grid.map(({ customers }) => customers))
  const at = (often: number, lately: number) =>
    grid.find((field) => field.often === often && field.lately === lately)!
  return (
    <Card title={texts.title} description={texts.description}>
      {most === 0 ? (
        <p className="text-muted">{texts.none}</p>
      ) : (
        <table className="w-full table-fixed border-separate border-spacing-1 text-sm tabular-nums">
          <thead>
            <tr className="align-bottom text-muted [&>th]:pb-1 [&>th]:font-normal">
              <td className="w-20 sm:w-32" />
              {columns.map((lately) => (
                <th key={lately} scope="col" className="hyphens-auto">
                  {latelyWords(lately, number)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((often) => (
              <tr key={often}>
                <th scope="row" className="pe-2 text-start font-normal text-muted">
                  {oftenWords(often, number)}
                </th>
                {columns.map((lately) => (
                  <Field key={lately} field={at(often, lately)} most={most} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {most > 0 && (
        <div className="mt-4 flex justify-end">
          <SaveChart
            table={{
              title: texts.title,
              columns: ['', ...columns.map((lately) => latelyWords(lately, number))].map((name) => ({
                name,
              })),
              rows: rows.map((often) => [
                oftenWords(often, number),
                ...columns.map((lately) => at(often, lately).customers),
              ]),
            }}
            picture={{
              kind: 'fields',
              columns: columns.map((lately) => latelyWords(lately, number)),
              rows: rows.map((often) => ({
                name: oftenWords(often, number),
                fields: columns.map((lately) => ({
                  strength: at(often, lately).customers / most,
                  text: number(at(often, lately).customers),
                })),
              })),
            }}
          />
        </div>
      )}
    </Card>
  )
}

function Field({ field: { often, lately, customers }, most }: { field: GridField; most: number }) {
  const { number } = useFormat()
  const strength = customers / most
  return (
    <td
      style={{
        backgroundColor: `color-mix(in oklab, var(--color-accent) ${100 * strength}%, var(--color-quiet))`,
      }}
      className="h-11 rounded-sm p-0 text-center print:[print-color-adjust:exact]"
    >
      {customers === 0 ? (
        <span className="text-muted">{number(0)}</span>
      ) : (
        <Link
          to="/segments"
          search={{ place: `${often}-${lately}` }}
          aria-label={texts.open(
            customers,
            number(customers),
            oftenWords(often, number),
            latelyWords(lately, number),
          )}
          className={`grid h-11 w-full place-items-center rounded-sm font-semibold underline-offset-4 hover:underline ${strength > 0.5 ? 'text-on-accent' : 'text-ink'}`}
        >
          {number(customers)}
        </Link>
      )}
    </td>
  )
}
