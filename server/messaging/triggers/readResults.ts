import { sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import type { TriggerResult } from './contract.ts'
import { type TriggerKind, triggerKinds } from './kinds.ts'

const DAY = 86_400_000
const SHOWN_DAYS = 90
const BACK_WITHIN_DAYS = 14

type Counted = { kind: TriggerKind; held: boolean; met: number; measured: number; came_back: number }

/** What each trigger did: whom it wrote to, who came back within 14 days, and the same of those held out. */
export async function readResults(ctx: BusinessContext): Promise<TriggerResult[]> {
  const counted = await countMet(ctx)
  return triggerKinds.map((kind) => {
    const of = (held: boolean) =>
      counted.find((row) => row.kind === kind && row.held === held) ?? { met: 0, measured: 0, came_back: 0 }
    const [written, held] = [of(false), of(true)]
    return {
      kind,
      sent: written.met,
      measured: written.measured,
      came_back: written.came_back,
      held_out: held.met,
      held_out_measured: held.measured,
      held_out_came_back: held.came_back,
    }
  })
}

/** An occurrence that was told by both channels is one. */
function countMet({ tx, businessId, now }: BusinessContext): Promise<Counted[]> {
  const ago = (days: number) => sql`${new Date(now.getTime() - days * DAY).toISOString()}::timestamptz`
  const isOver = sql`m.at <= ${ago(BACK_WITHIN_DAYS)}`
  return queryRows<Counted>(
    tx,
    sql`with met as (
        select l.trigger_kind as kind, false as held, l.customer_id, min(l.sent_at) as at
        from communication_logs l
        where l.business_id = ${businessId} and l.trigger_kind is not null and l.created_at >= ${ago(SHOWN_DAYS)}
          and l.status = 'sent' and l.sent_at is not null
        group by l.trigger_kind, l.customer_id, regexp_replace(l.occurrence, ':(sms|email):', ':')
        union all
        select h.kind, true, h.customer_id, h.created_at from trigger_holdouts h
        where h.business_id = ${businessId} and h.created_at >= ${ago(SHOWN_DAYS)}
      )
      select m.kind, m.held, count(*)::float8 as met, (count(*) filter (where ${isOver}))::float8 as measured,
        (count(*) filter (where ${isOver} and exists (
          select from operations o
          where o.business_id = ${businessId} and o.customer_id = m.customer_id and o.counts_as_visit
            and o.created_at > m.at and o.created_at <= m.at + make_interval(days => ${BACK_WITHIN_DAYS})
            and not exists (select from operations u where u.business_id = ${businessId} and u.reverses_id = o.id)
        )))::float8 as came_back
      from met m group by m.kind, m.held`,
  )
}
