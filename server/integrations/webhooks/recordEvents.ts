import { createHash } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { HandedEvent, Subscriber } from '#server/loyalty/events/index.ts'
import { findKinds } from '#server/loyalty/ledger/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { webhookDeliveries, webhookEndpoints, webhookEvents, webhookSequences } from './tables.ts'
import { type WebhookType, webhookTypes } from './types.ts'

/** Events of one statement: each is a row for every endpoint, and PostgreSQL takes 65,535 values. */
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
  const counts = [...bySubject].map(([subject_id, { length: last }]) => ({
    business_id: businessId,
    subject_id,
    last,
  }))
  const rows = await tx
    .insert(webhookSequences)
    .values(counts.toSorted((one, other) => (one.subject_id < other.subject_id ? -1 : 1)))
    .onConflictDoUpdate({
      target: [webhookSequences.business_id, webhookSequences.subject_id],
      set: { last: sql`${webhookSequences.last} + excluded.last` },
    })
    .returning({ subjectId: webhookSequences.subject_id, last: webhookSequences.last })
  return rows.flatMap(({ subjectId, last }) => {
    const events = bySubject.get(subjectId)!
    return events.map((event, at) => ({ ...event, subjectId, sequence: last - events.length + 1 + at }))
  })
}

async function write(ctx: BusinessContext, endpoints: Listening[], told: Numbered[]): Promise<void> {
  const { tx, businessId: business_id, now } = ctx
  const operations = told.flatMap((event) =>
    event.type === 'operation.recorded' ? [event.ids.operation_id] : [],
  )
  const kinds = await findKinds(tx, business_id, operations)
  const rows = told.map(({ id, at, type, ids, subjectId, sequence }) => {
    const kind = 'operation_id' in ids ? { kind: kinds.get(ids.operation_id) ?? null } : {}
    const body = { type, timestamp: at.toISOString(), data: { ...ids, ...kind, sequence } }
    const event = {
      id: idOf(business_id, id, at),
      type: type as WebhookType,
      subject_id: subjectId,
      body: JSON.stringify(body),
    }
    return { business_id, ...event, created_at: at }
  })
  await tx.insert(webhookEvents).values(rows).onConflictDoNothing()
  const deliveries = rows.flatMap((event) =>
    endpoints
      .filter(({ state, types }) => state === 'active' && types.includes(event.type))
      .map(({ id: endpoint_id }) => ({
        ...{ business_id, id: newId(), endpoint_id, event_id: event.id },
        ...{ cause: 'event' as const, due_at: now, created_at: now },
      })),
  )
  if (deliveries.length > 0) await tx.insert(webhookDeliveries).values(deliveries).onConflictDoNothing()
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
