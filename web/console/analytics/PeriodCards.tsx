import { useQuery } from '@tanstack/react-query'
import type { AnalyticsView, ForecastView } from '#server/data/analytics/contract.ts'
import { Card } from '#web/ui/Card.tsx'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { customerName } from '../customers/customerName.ts'
import { useFormat } from '../page/format.ts'
import { forecastQuery } from './analyticsQuery.ts'
import { analyticsTexts as texts } from './analyticsTexts.ts'
import { SaveChart } from './charts/SaveChart.tsx'
import { Forecast } from './Forecast.tsx'
import { GuestRow } from './guests/GuestRow.tsx'
import { GuestTable } from './guests/GuestTable.tsx'

/** The guests who paid the most. */
export function BestCard({ best }: { best: AnalyticsView['best'] }) {
  const format = useFormat()
  const words = texts.best
  return (
    <Card title={words.title}>
      {best.length === 0 ? (
        <p className="text-muted">{words.none}</p>
      ) : (
        <GuestTable heads={[words.guest, words.visits, words.paid]}>
          {best.map(({ customer, revenue, visits }) => (
            <GuestRow key={customer.id} id={customer.id} name={customerName(customer, format)}>
              <td className="w-16 text-end">{format.number(visits)}</td>
              <td className="w-28 text-end">{format.money(revenue)}</td>
            </GuestRow>
          ))}
        </GuestTable>
      )}
      {best.length > 0 && (
        <div className="mt-2 flex justify-end">
          <SaveChart
            table={{
              title: words.title,
              columns: [{ name: words.guest }, { name: words.visits }, { name: words.paid, is: 'money' }],
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

/** The QR codes through which new guests came. */
export function SignUpsCard({ signUps }: { signUps: AnalyticsView['sign_ups'] }) {
  const { number } = useFormat()
  const words = texts.joined
  const most = Math.max(1, ...signUps.map(({ joined }) => joined))
  return (
    <Card title={words.title}>
      {signUps.length === 0 ? (
        <p className="text-muted">{words.none}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {signUps.map(({ qr_code_id, name, joined }) => (
            <li key={qr_code_id}>
              <p className="flex items-baseline justify-between gap-4">
                <bdi className="wrap-anywhere min-w-0">{name ?? words.byHand}</bdi>
                <span className="shrink-0 text-muted tabular-nums">
                  {words.count(joined, number(joined))}
                </span>
              </p>
              <div aria-hidden className="mt-1 h-2 rounded-full bg-quiet">
                <div
                  style={{ width: `${(100 * joined) / most}%` }}
                  className="h-full rounded-full bg-accent print:[print-color-adjust:exact]"
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      {signUps.length > 0 && (
        <div className="mt-2 flex justify-end">
          <SaveChart
            table={{
              title: words.title,
              columns: [{ name: words.code }, { name: texts.figures.joined }],
              rows: signUps.map(({ name, joined }) => [name ?? words.byHand, joined]),
            }}
            picture={{
              kind: 'bars',
              rows: signUps.map(({ name, joined }) => ({
                name: name ?? words.byHand,
                value: joined,
                text: words.count(joined, number(joined)),
              })),
            }}
          />
        </div>
      )}
    </Card>
  )
}

/** What the shop still owes its guests, and how it came about. */
export function PointsCard({ analytics: { now } }: { analytics: AnalyticsView }) {
  const { number } = useFormat()
  const words = texts.points
  const query = useQuery(forecastQuery)
  const { data, error } = query
  return (
    <Card title={words.title}>
      <div className="flex flex-col gap-3 text-pretty">
        {!data && <LoadFailed query={query} title={texts.failed} retry={texts.retry} />}
        {!data && !error && <Skeleton className="h-20 rounded-lg" />}
        {data && <HeldWords held={data.held} />}
        <p>{words.moved(number(now.points_given), number(now.points_used), number(now.points_expired))}</p>
        <p>{words.earned(number(now.rewards_earned), number(now.rewards_handed_out))}</p>
        {data && <Forecast forecast={data} />}
      </div>
    </Card>
  )
}

function HeldWords({ held }: Pick<ForecastView, 'held'>) {
  const { number, money, percent } = useFormat()
  const words = texts.points
  const { points, rewards, worth, unpriced_points: unpriced, idle_points: idle } = held
  return (
    <>
      <p className="text-lg">
        {words.held(words.heldPoints(points, number(points)), words.heldRewards(rewards, number(rewards)))}
      </p>
      {unpriced < points && <p>{words.worth(money(worth.low), money(worth.high))}</p>}
      {unpriced > 0 && <p>{words.unpriced(number(unpriced), unpriced === points)}</p>}
      {idle > 0 && <p>{words.idle(number(idle), percent(Math.round((100 * idle) / points)))}</p>}
    </>
  )
}
