import { type SQL, sql } from 'drizzle-orm'
import {
  DAYS_AFTER,
  liftOf,
  type People,
  type Visitors,
  type VisitsAfter,
  visitsAfter,
} from '#server/messaging/attribution/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import type { TriggerResult } from './contract.ts'
import { type TriggerKind, triggerKinds } from './kinds.ts'

const DAY = 86_400_000
const SHOWN_DAYS = 90

/** A period in which triggers met customers: from a moment on, and before another one. */
type Within = { from: Date; to: Date }

/** The last 90 days. */
const lately = ({ now }: BusinessContext): Within => ({
  from: new Date(now.getTime() - SHOWN_DAYS * DAY),
  to: new Date(now.getTime() + 1),
})

/**
 * Reads the results of each trigger within a period: the customers written to, how many came back of those whose 14
 * days are over, and the same for those held out.
 */
export async function readResults(ctx: BusinessContext, within = lately(ctx)): Promise<TriggerResult[]> {
  const written = new Map((await countWritten(ctx, within)).map(({ kind, ...counts }) => [kind, counts]))
  const after = await visitsAfter(ctx, metOf(ctx, within))
  return triggerKinds.map((kind) => {
    const [messaged, heldOut] = ['written', 'held'].map((part) => partOf(after, kind, part))
    return {
      kind,
      ...(written.get(kind) ?? { sent: 0, emailed: 0, opened: 0 }),
      messaged: messaged!,
      held_out: heldOut!,
      lift: liftOf({ messaged: messaged!, heldOut: heldOut! }),
    }
  })
}

function partOf(after: VisitsAfter[], kind: TriggerKind, wanted: string): Visitors {
  const found = after.find(({ cause, part }) => cause === kind && part === wanted)
  return { people: found?.people ?? 0, came: found?.came ?? 0, spent: found?.spent ?? 0 }
}

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`
const isWithin = (column: SQL, { from, to }: Within) =>
  sql`${column} >= ${at(from)} and ${column} < ${at(to)}`

/** Selects what was sent, by kind; messages by both channels for one cause are one row. */
const occurrences = ({ businessId }: BusinessContext, within: Within) =>
  sql`select l.trigger_kind as kind, l.customer_id, min(l.created_at) as at, bool_or(l.type = 'email') as emailed,
      bool_or(l.open_count > 0) as opened
    from communication_logs l
    where l.business_id = ${businessId} and l.trigger_kind is not null
      and ${isWithin(sql`l.created_at`, within)} and l.status = 'sent' and l.customer_id is not null
    group by l.trigger_kind, l.customer_id, regexp_replace(l.dedupe_key, ':(sms|email):', ':')`

type Written = { kind: TriggerKind; sent: number; emailed: number; opened: number }

const countWritten = (ctx: BusinessContext, within: Within) =>
  queryRows<Written>(
    ctx.tx,
    sql`select w.kind, count(*)::int as sent, (count(*) filter (where w.emailed))::int as emailed,
        (count(*) filter (where w.opened))::int as opened
      from (${occurrences(ctx, within)}) w group by w.kind`,
  )

const HOUR = 3_600_000
const hourAfter = (moment: Date) => new Date(moment.getTime() + HOUR)

/**
 * Selects the customers whose 14 days are over. The days begin an hour after the message: a customer who still stands
 * at the till has not come back.
 */
function metOf(ctx: BusinessContext, within: Within): People {
  const isOver = (met: SQL) =>
    sql`${met} + interval '1 hour' <= ${at(new Date(ctx.now.getTime() - DAYS_AFTER * DAY))}`
  const rows = sql`
    select w.customer_id, w.at + interval '1 hour' as at, w.kind as cause, 'written' as part
    from (${occurrences(ctx, within)}) w where ${isOver(sql`w.at`)}
    union all
    select h.customer_id, h.created_at + interval '1 hour', h.kind, 'held' from trigger_holdouts h
    where h.business_id = ${ctx.businessId} and ${isWithin(sql`h.created_at`, within)}
      and ${isOver(sql`h.created_at`)}`
  return { rows, from: hourAfter(within.from), to: hourAfter(within.to) }
}
