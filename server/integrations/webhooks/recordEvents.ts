import { createHash } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { HandedEvent, Subscriber } from '#server/loyalty/events/index.ts'
import { findKinds } from '#server/loyalty/ledger/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { type webhookDeliveries, webhookEndpoints, type webhookEvents } from './tables.ts'
import { type WebhookType, webhookTypes } from './types.ts'

/** Events of one statement: each is a row for every endpoint. */
const AT_ONCE = 500

/**
 * Writes what happened for the endpoints that chose it, in the transaction that takes the event off the seam: a killed
 * process loses neither. While an endpoint is paused, events are kept for a replay, and none goes on its way.
 */
export const webhookSubscriber: Subscriber = {
  types: webhookTypes,
  async handleTogether(ctx, happened) {
    const endpoints = await findListening(ctx)
    const chosen = new Set<string>(endpoints.flatMap(({ types }) => types))
    const told = happened.filter(({ type }) => chosen.has(type))
    for (let at = 0; at < told.length; at += AT_ONCE)
      await write(ctx, endpoints, await numbered(ctx, told.slice(at, at + AT_ONCE)))
    const erased = happened.flatMap((event) =>
      event.type === 'customer.erased' ? [event.ids.customer_id] : [],
    )
    if (erased.length > 0) await forgetAnswers(ctx, erased)
  },
}

type Listening = Pick<typeof webhookEndpoints.$inferSelect, 'id' | 'types' | 'state'>

const findListening = ({ tx, businessId }: BusinessContext): Promise<Listening[]> =>
  tx
    .select({ id: webhookEndpoints.id, types: webhookEndpoints.types, state: webhookEndpoints.state })
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.business_id, businessId),
        inArray(webhookEndpoints.state, ['active', 'paused', 'failing']),
      ),
    )

type Numbered = HandedEvent & { subjectId: string; sequence: number }

/** Gives each event the next number of its customer: they may arrive in another order. */
async function numbered({ tx, businessId }: BusinessContext, told: HandedEvent[]): Promise<Numbered[]> {
  const subjectOf = ({ ids }: HandedEvent) => ('customer_id' in ids ? ids.customer_id : businessId)
  const bySubject = Map.groupBy(told, subjectOf)
  const counts = [...bySubject].map(([subject_id, { length: last }]) => ({ subject_id, last }))
  // In an order, so that two who number the same customers wait for each other instead of deadlocking.
  const rows = await queryRows<{ subjectId: string; last: number }>(
    tx,
    sql`insert into webhook_sequences as s (business_id, subject_id, last)
      select ${businessId}::uuid, c.* from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
        as c (subject_id uuid, last integer) order by c.subject_id
      on conflict (business_id, subject_id) do update set last = s.last + excluded.last
      returning subject_id as "subjectId", last::integer`,
  )
  return rows.flatMap(({ subjectId, last }) => {
    const events = bySubject.get(subjectId)!
    return events.map((event, at) => ({ ...event, subjectId, sequence: last - events.length + 1 + at }))
  })
}

async function write(ctx: BusinessContext, endpoints: Listening[], told: Numbered[]): Promise<void> {
  const { tx, businessId } = ctx
  const operations = told.flatMap((event) =>
    event.type === 'operation.recorded' ? [event.ids.operation_id] : [],
  )
  const kinds = await findKinds(tx, businessId, operations)
  const rows = told.map(({ id, at, type, ids, subjectId, sequence }) => {
    const kind = 'operation_id' in ids ? { kind: kinds.get(ids.operation_id) ?? null } : {}
    const body = { type, timestamp: at.toISOString(), data: { ...ids, ...kind, sequence } }
    return {
      id: idOf(businessId, id, at),
      type: type as WebhookType,
      subject_id: subjectId,
      body: JSON.stringify(body),
      created_at: at,
    }
  })
  const deliveries = rows.flatMap((event) =>
    endpoints
      .filter(({ state, types }) => state === 'active' && types.includes(event.type))
      .map(({ id: endpoint_id }) => ({ id: newId(), endpoint_id, event_id: event.id })),
  )
  await insertEvents(ctx, rows)
  if (deliveries.length > 0) await insertDeliveries(ctx, deliveries)
}

type EventRow = Pick<typeof webhookEvents.$inferSelect, 'id' | 'type' | 'subject_id' | 'body' | 'created_at'>
type DeliveryRow = Pick<typeof webhookDeliveries.$inferSelect, 'id' | 'endpoint_id' | 'event_id'>

// Hundreds of rows as one value: a statement with a value for each column takes longer to build than to run.
async function insertEvents({ tx, businessId }: BusinessContext, rows: EventRow[]): Promise<void> {
  await tx.execute(sql`insert into webhook_events (business_id, id, type, subject_id, body, created_at)
    select ${businessId}::uuid, e.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as e (id uuid, type text, subject_id uuid, body text, created_at timestamptz)
    on conflict do nothing`)
}

async function insertDeliveries(
  { tx, businessId, now }: BusinessContext,
  rows: DeliveryRow[],
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await tx.execute(sql`insert into webhook_deliveries
      (business_id, id, endpoint_id, event_id, cause, due_at, created_at)
    select ${businessId}::uuid, d.*, 'event', ${at}, ${at} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as d (id uuid, endpoint_id uuid, event_id uuid)
    on conflict do nothing`)
}

/** The same event always has the same id: an event that is handed on twice is one, for receivers too. */
function idOf(businessId: string, id: number, at: Date): string {
  const hash = createHash('sha256').update(`${businessId} ${id} ${at.toISOString()}`).digest('hex')
  const [a, b, c, d, e] = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(13, 16),
    hash.slice(17, 20),
    hash.slice(20, 32),
  ]
  return `${a}-${b}-8${c}-8${d}-${e}`
}

/** Removes what receivers answered about erased customers: they may have named them. */
async function forgetAnswers({ tx, businessId }: BusinessContext, subjectIds: string[]): Promise<void> {
  await queryRows(
    tx,
    sql`update webhook_deliveries d set tries =
        (select coalesce(jsonb_agg(t.value || '{"answer": ""}'), '[]') from jsonb_array_elements(d.tries) t)
      from webhook_events v where d.business_id = ${businessId} and d.tried > 0
        and v.business_id = ${businessId} and v.id = d.event_id
        and v.subject_id = any(${sql.param(subjectIds)}::uuid[])`,
  )
}
