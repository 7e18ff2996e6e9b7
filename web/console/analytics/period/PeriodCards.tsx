import type { AnalyticsView } from '#server/data/analytics/contract.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { SaveChart } from '../../charts/SaveChart.tsx'
import { customerName } from '../../customers/customerName.ts'
import { useFormat } from '../../page/format.ts'
import { CustomerRow } from '../customers/CustomerRow.tsx'
import { CustomerTable } from '../customers/CustomerTable.tsx'
import { analyticsTexts as texts } from '../texts.ts'
import { useChange } from '../useChange.ts'

/** The customers who paid the most. */
export function BestCard({ best }: { best: AnalyticsView['best'] }) {
  const format = useFormat()
  const words = texts.best
  return (
    <Card title={words.title}>
      {best.length === 0 ? (
        <p className="text-muted">{words.none}</p>
      ) : (
        <CustomerTable heads={[words.customer, words.visits, words.paid]}>
          {best.map(({ customer, revenue, visits }) => (
            <CustomerRow key={customer.id} id={customer.id} name={customerName(customer, format)}>
              <td className="w-16 text-end">{format.number(visits)}</td>
              <td className="w-28 text-end">{format.money(revenue)}</td>
            </CustomerRow>
          ))}
        </CustomerTable>
      )}
      {best.length > 0 && (
        <div className="mt-2 flex justify-end">
          <SaveChart
            table={{
              title: words.title,
              columns: [{ name: words.customer }, { name: words.visits }, { name: words.paid, is: 'money' }],
              rows: best.map(({ customer, visits, revenue }) => [
                customerName(customer, format),
                visits,
                revenue,
              ]),
            }}
          />
        </div>
      )}
    </Card>
  )
}

/** The QR codes through which new customers joined. */
export function SignUpsCard({ analytics: { sign_ups: signUps, before } }: { analytics: AnalyticsView }) {
  const { number } = useFormat()
  const change = useChange(before)
  const words = texts.joined
  const most = Math.max(1, ...signUps.map(({ joined }) => joined))
  const nameOf = ({ name, code }: AnalyticsView['sign_ups'][number]) =>
    name ?? (code === null ? words.byHand : words.unnamed(code))
  return (
    <Card title={words.title}>
      {signUps.length === 0 ? (
        <p className="text-muted">{words.none}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {signUps.map((way) => (
            <li key={way.qr_code_id}>
              <p className="flex items-baseline justify-between gap-4">
                <bdi className="wrap-anywhere min-w-0">{nameOf(way)}</bdi>
                <span className="shrink-0 tabular-nums">{words.count(way.joined, number(way.joined))}</span>
              </p>
              <div aria-hidden className="mt-1 h-2 rounded-full bg-quiet">
                <div
                  style={{ width: `${(100 * way.joined) / most}%` }}
                  className="h-full rounded-full bg-chart forced-colors:bg-[Highlight] print:[print-color-adjust:exact]"
                />
              </div>
              <p className="mt-1 text-end text-muted text-sm">
                {change(way.joined, way.joined_before, number)}
              </p>
            </li>
          ))}
        </ul>
      )}
      {signUps.length > 0 && (
        <div className="mt-2 flex justify-end">
          <SaveChart
            table={{
              title: words.title,
              columns: [words.code, texts.figures.joined, texts.before].map((name) => ({ name })),
              rows: signUps.map((way) => [nameOf(way), way.joined, way.joined_before]),
            }}
            picture={{
              kind: 'bars',
              rows: signUps.map((way) => ({
                name: nameOf(way),
                value: way.joined,
                text: words.count(way.joined, number(way.joined)),
              })),
            }}
          />
        </div>
      )}
    </Card>
  )
}
