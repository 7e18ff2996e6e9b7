import type { DaySums, DayView } from '#server/data/analytics/contract.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { useFormat } from '../../page/format.ts'
import { texts } from './texts.ts'

/** Takings, refunds and the total, as on a receipt. */
export function Money({ sums }: { sums: DaySums }) {
  const { money, number } = useFormat()
  const words = texts.money
  const { purchases, taken, refunds, refunded, undos, undone, total, discounts } = sums
  const rows: [string, number][] = [
    [words.purchases(purchases, number(purchases)), taken],
    ...(refunds > 0 ? [[words.refunds(refunds, number(refunds)), -refunded] as [string, number]] : []),
    ...(undos > 0 ? [[words.undos(undos, number(undos)), -undone] as [string, number]] : []),
  ]
  return (
    <Card title={words.title}>
      <dl className="flex flex-col gap-2">
        {rows.map(([label, amount]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt>{label}</dt>
            <dd className="tabular-nums">{money(amount)}</dd>
          </div>
        ))}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t pt-2">
          <dt className="font-semibold">{words.total}</dt>
          <dd className="display text-xl tabular-nums">{money(total)}</dd>
        </div>
      </dl>
      {discounts > 0 && <p className="mt-2 text-muted text-sm">{words.discounts(money(discounts))}</p>}
    </Card>
  )
}

/** The customers who came, and the rewards they got. */
export function Facts({ day: { customers, total } }: { day: DayView }) {
  const { number } = useFormat()
  const words = texts.facts
  const facts: [string, number | null][] = [
    [words.visits, total.visits],
    [words.served, customers.served],
    [words.joined, customers.joined],
    [words.handedOut, total.handed_out],
  ]
  return (
    <Card title={words.title}>
      <dl className="flex flex-col gap-2">
        {facts.map(([label, count]) =>
          count === null ? null : (
            <div key={label} className="flex justify-between gap-4">
              <dt>{label}</dt>
              <dd className="tabular-nums">{number(count)}</dd>
            </div>
          ),
        )}
      </dl>
    </Card>
  )
}
