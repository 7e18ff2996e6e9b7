import type { MessagesView } from '#server/data/analytics/contract.ts'
import { type Rows, takenBack } from './rows.ts'

const [HOUR, DAY] = [3_600_000, 86_400_000]
type Span = { from: Date; to: Date }
type Met = { customer_id: string; at: number }
type Campaign = Omit<MessagesView['campaigns'][number], 'name' | 'started_at' | 'counted_until'>
type Trigger = Omit<MessagesView['triggers'][number], 'lift'>

/** Messages of a span and the customers who came after them, computed without SQL. */
export function addUpMessages(rows: Rows, span: Span, now: Date) {
  return { campaigns: campaignsOf(rows, span), triggers: triggersOf(rows, span, now) }
}

/** The totals of both lists. */
export function sumUpMessages(rows: Rows, span: Span, now: Date): MessagesView['before'] {
  const { campaigns, triggers } = addUpMessages(rows, span, now)
  const sumUp = (results: Pick<Trigger, 'sent' | 'opened' | 'messaged'>[]) => {
    const sums = { sent: 0, opened: 0, people: 0, came: 0 }
    for (const { sent, opened, messaged } of results) {
      sums.sent += sent
      sums.opened += opened
      sums.people += messaged.people
      sums.came += messaged.came
    }
    return sums
  }
  return { campaigns: sumUp(campaigns), triggers: sumUp(triggers) }
}

const isIn = ({ from, to }: Span, moment: Date | string) => new Date(moment) >= from && new Date(moment) < to
const timeOf = (moment: Date | string) => new Date(moment).getTime()

function campaignsOf(rows: Rows, span: Span): Campaign[] {
  const visits = visitsOf(rows)
  return rows.campaigns
    .filter(({ started_at }) => isIn(span, started_at))
    .sort((one, other) => timeOf(other.started_at) - timeOf(one.started_at) || (other.id > one.id ? 1 : -1))
    .map(({ id, type, started_at }) => {
      const messages = rows.messages.filter(({ campaign_id }) => campaign_id === id)
      const met = (state: string) =>
        rows.recipients
          .filter((one) => one.campaign_id === id && one.state === state)
          .map(({ customer_id }) => ({ customer_id, at: timeOf(started_at) }))
      return {
        id,
        type,
        sent: messages.filter(({ state }) => ['accepted', 'delivered'].includes(state)).length,
        opened: messages.filter(({ open_count }) => open_count > 0).length,
        messaged: visits(met('queued')),
        held_out: visits(met('held_out')),
      }
    })
}

function triggersOf(rows: Rows, span: Span, now: Date): Trigger[] {
  const visits = visitsOf(rows)
  const isOver = ({ at }: Met) => at <= now.getTime() - 14 * DAY
  return (['birthday', 'miss_you'] as const)
    .map((kind) => {
      const messages = rows.messages.filter(
        (one) => one.trigger_kind === kind && one.status === 'sent' && isIn(span, one.created_at),
      )
      const occurrences = [
        ...Map.groupBy(messages, ({ dedupe_key }) => dedupe_key.replace(/:(sms|email):/, ':')).values(),
      ]
      const held = rows.holdouts.filter((one) => one.kind === kind && isIn(span, one.created_at))
      const met = ({ customer_id, created_at }: { customer_id: string; created_at: Date }) => ({
        customer_id,
        at: timeOf(created_at) + HOUR,
      })
      return {
        kind,
        sent: occurrences.length,
        emailed: occurrences.filter((told) => told.some(({ type }) => type === 'email')).length,
        opened: occurrences.filter((told) => told.some(({ open_count }) => open_count > 0)).length,
        messaged: visits(occurrences.map(([first]) => met(first!)).filter(isOver)),
        held_out: visits(held.map(met).filter(isOver)),
      }
    })
    .filter(({ sent, held_out }) => sent > 0 || held_out.people > 0)
}

/** For customers who got a message: their number, how many came within 14 days, and how much they spent. */
function visitsOf({ customers, operations }: Rows) {
  const survivors = new Map(customers.map(({ id, merged_into }) => [id, merged_into ?? id]))
  const undone = takenBack({ operations })
  const purchases = operations.filter(({ id, kind }) => kind === 'purchase' && !undone.has(id))
  const paidFor = (id: string) =>
    operations
      .filter((one) => one.id === id || one.refunds_id === id)
      .reduce((sum, { amount }) => sum + Number(amount), 0)
  return (met: Met[]) => {
    const after = met.map(({ customer_id, at }) =>
      purchases.filter(
        (one) =>
          survivors.get(one.customer_id) === survivors.get(customer_id) &&
          timeOf(one.created_at) >= at &&
          timeOf(one.created_at) < at + 14 * DAY,
      ),
    )
    return {
      people: met.length,
      came: after.filter((bought) => bought.some(({ counts_as_visit }) => counts_as_visit)).length,
      spent: after.flat().reduce((sum, { id }) => sum + paidFor(id), 0),
    }
  }
}
