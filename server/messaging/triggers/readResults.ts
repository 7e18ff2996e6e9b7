import { sql } from 'drizzle-orm'
import { DAYS_AFTER, liftOf, type VisitsAfter, visitsAfter } from '#server/messaging/outcomes/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import type { TriggerResult } from './contract.ts'
import { type TriggerKind, triggerKinds } from './kinds.ts'

const DAY = 86_400_000
const SHOWN_DAYS = 90

/**
 * What each trigger did in the last 90 days: whom it wrote to, who of those came back whose 14 days are over, and the
 * same of those held out.
 */
export async function readResults(ctx: BusinessContext): Promise<TriggerResult[]> {
  const written = await countWritten(ctx)
  const after = await visitsAfter(ctx, metOf(ctx))
  return triggerKinds.map((kind) => {
    const [messaged, heldOut] = ['written', 'held'].map((group) => groupOf(after, `${kind} ${group}`))
    return {
      kind,
      sent: written.find((row) => row.kind === kind)?.sent ?? 0,
      messaged: messaged!,
      held_out: heldOut!,
      lift: liftOf({ messaged: messaged!, heldOut: heldOut! }),
    }
  })
}

const groupOf = (after: VisitsAfter[], name: string) => {
  const { people, came, spent } = after.find(({ group }) => group === name) ?? {
    people: 0,
    came: 0,
    spent: 0,
  }
  return { people, came, spent }
}

const ago = ({ now }: BusinessContext, days: number) =>
  sql`${new Date(now.getTime() - days * DAY).toISOString()}::timestamptz`

/** What went out, by kind; an occurrence that was told by both channels is one. */
const occurrences = (ctx: BusinessContext) =>
  sql`select l.trigger_kind as kind, l.customer_id, min(l.created_at) as at from communication_logs l
    where l.business_id = ${ctx.businessId} and l.trigger_kind is not null and l.created_at >= ${ago(ctx, SHOWN_DAYS)}
      and l.status = 'sent' and l.customer_id is not null
    group by l.trigger_kind, l.customer_id, regexp_replace(l.occurrence, ':(sms|email):', ':')`

const countWritten = (ctx: BusinessContext) =>
  queryRows<{ kind: TriggerKind; sent: number }>(
    ctx.tx,
    sql`select w.kind, count(*)::float8 as sent from (${occurrences(ctx)}) w group by w.kind`,
  )

/** Everybody whose days are over, from an hour after they were met: who still stands at the till has not come back. */
const metOf = (ctx: BusinessContext) =>
  sql`select w.customer_id, w.at + interval '1 hour' as at, w.kind || ' written' as "group" from (${occurrences(ctx)}) w
    where w.at + interval '1 hour' <= ${ago(ctx, DAYS_AFTER)}
    union all
    select h.customer_id, h.created_at + interval '1 hour', h.kind || ' held' from trigger_holdouts h
    where h.business_id = ${ctx.businessId} and h.created_at >= ${ago(ctx, SHOWN_DAYS)}
      and h.created_at + interval '1 hour' <= ${ago(ctx, DAYS_AFTER)}`
