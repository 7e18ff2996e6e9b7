import type { Figures } from '#server/data/analytics/contract.ts'
import { type Rows, takenBack } from './rows.ts'

/** The figures of a span, computed without SQL. */
export function addUp(rows: Rows, { from, to }: { from: Date; to: Date }): Figures {
  const within = ({ created_at }: { created_at: Date | string }) =>
    new Date(created_at) >= from && new Date(created_at) < to
  const byId = new Map(rows.customers.map((customer) => [customer.id, customer]))
  const survivorOf = (id: string) => byId.get(byId.get(id)!.merged_into ?? id)!
  const undone = takenBack(rows)
  const handedBy = (id: string | null) =>
    rows.redemptions.filter(({ operation_id }) => operation_id === id).length
  const here = rows.customers.filter((one) => !one.merged_into && !one.erased_at)
  const sum = { revenue: 0, revenue_new: 0, visits: 0, visits_new: 0, rewards_handed_out: 0, discounts: 0 }
  const active = new Set<string>()
  for (const one of rows.operations.filter(within)) {
    if (!['purchase', 'refund', 'undo', 'redemption', 'claim'].includes(one.kind)) continue
    const customer = survivorOf(one.customer_id)
    const isTakenBack = undone.has(one.id) || ['refund', 'undo'].includes(one.kind)
    if (!isTakenBack && !customer.erased_at) active.add(customer.id)
    sum.rewards_handed_out += handedBy(one.id) - handedBy(one.reverses_id)
    if (['redemption', 'claim'].includes(one.kind)) continue
    const [amount, visits] = [Number(one.amount ?? 0), one.visits + Number(one.counts_as_visit)]
    sum.revenue += amount
    sum.visits += visits
    if (new Date(customer.created_at) >= from) {
      sum.revenue_new += amount
      sum.visits_new += visits
    }
    if (one.kind === 'purchase' && !undone.has(one.id)) sum.discounts += Number(one.discount_amount)
  }
  const points = { points_given: 0, points_used: 0, points_expired: 0, rewards_earned: 0 }
  for (const entry of rows.entries.filter(within)) {
    if (!entry.program_id || !['accrual', 'redemption', 'reversal', 'expiration'].includes(entry.kind))
      continue
    const change = Number(entry.points)
    points.rewards_earned += entry.rewards
    if (entry.kind === 'expiration') points.points_expired -= change
    else if (entry.kind === 'accrual' || (entry.kind === 'reversal' && change < 0))
      points.points_given += change
    else points.points_used -= change
  }
  return {
    ...sum,
    ...points,
    active: active.size,
    customers: here.filter(({ created_at }) => new Date(created_at) < to).length,
    joined: here.filter(within).length,
  }
}

/** The ten customers who paid most in a span, as ids with their revenue, highest first. */
export function bestIn(rows: Rows, { from, to }: { from: Date; to: Date }): [id: string, revenue: number][] {
  const byId = new Map(rows.customers.map((customer) => [customer.id, customer]))
  const paid = new Map<string, number>()
  for (const { kind, customer_id, amount, created_at } of rows.operations) {
    const at = new Date(created_at)
    if (!['purchase', 'refund', 'undo'].includes(kind) || at < from || at >= to) continue
    const id = byId.get(customer_id)!.merged_into ?? customer_id
    if (!byId.get(id)!.erased_at) paid.set(id, (paid.get(id) ?? 0) + Number(amount ?? 0))
  }
  return [...paid]
    .filter(([, revenue]) => revenue > 0)
    .sort(([one, most], [other, more]) => more - most || (one < other ? -1 : 1))
    .slice(0, 10)
}
