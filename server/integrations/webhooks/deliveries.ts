import { and, desc, eq, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import { notFound, Refusal } from '#server/platform/context/refusal.ts'
import { type Page, pageOf, readTimeCursor, type Wanted } from '#server/platform/http/pages/page.ts'
import type { WebhookDeliveryDetail, WebhookDeliveryView } from './contract.ts'
import { findEndpoint } from './queries.ts'
import { type DeliveryCause, webhookDeliveries, webhookEvents } from './tables.ts'
import { TEST_TYPE } from './types.ts'

type Row = { delivery: typeof webhookDeliveries.$inferSelect; event: typeof webhookEvents.$inferSelect }

const rowsOf = ({ tx, businessId }: BusinessContext) =>
  tx
    .select({ delivery: webhookDeliveries, event: webhookEvents })
    .from(webhookDeliveries)
    .innerJoin(
      webhookEvents,
      and(eq(webhookEvents.business_id, businessId), eq(webhookEvents.id, webhookDeliveries.event_id)),
    )

/** @throws {Refusal} 'not_found'; 'invalid' at `after` */
export async function listDeliveries(
  ctx: BusinessContext,
  { id, after, limit }: { id: string } & Wanted,
): Promise<Page<WebhookDeliveryView>> {
  await findEndpoint(ctx, id)
  const place = readTimeCursor(after)
  const { business_id, endpoint_id, created_at, id: deliveryId } = webhookDeliveries
  const rows = await rowsOf(ctx)
    .where(
      and(
        eq(business_id, ctx.businessId),
        eq(endpoint_id, id),
        place
          ? sql`(${created_at}, ${deliveryId}) < (${place.at.toISOString()}::timestamptz, ${place.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(created_at), desc(deliveryId))
    .limit(limit + 1)
  const page = pageOf(rows, limit, ({ delivery }) => ({ at: delivery.created_at, id: delivery.id }))
  return { ...page, data: page.data.map(view) }
}

/** @throws {Refusal} 'not_found' */
export async function readDelivery(
  ctx: BusinessContext,
  { id }: { id: string },
): Promise<WebhookDeliveryDetail> {
  const row = await findDelivery(ctx, id)
  return { ...view(row), body: row.event.body, tries: row.delivery.tries }
}

/**
 * Sends a test event. Receivers know it by its type, and that it is about nobody.
 * @throws {Refusal} 'not_found'; 'conflict' for an endpoint that is gone
 */
export async function testEndpoint(
  ctx: BusinessContext,
  { id: endpointId }: { id: string },
): Promise<{ delivery_id: string }> {
  const { state } = await findEndpoint(ctx, endpointId)
  if (state === 'gone') throw notActive()
  const body = { type: TEST_TYPE, timestamp: ctx.now.toISOString(), data: { endpoint_id: endpointId } }
  const event = {
    id: newId(),
    type: TEST_TYPE,
    subject_id: ctx.businessId,
    body: JSON.stringify(body),
  } as const
  await ctx.tx.insert(webhookEvents).values({ ...event, business_id: ctx.businessId, created_at: ctx.now })
  return queueDelivery(ctx, { endpointId, eventId: event.id, cause: 'test' })
}

/**
 * Sends the event of a delivery to its endpoint again, whatever became of it.
 * @throws {Refusal} 'not_found'; 'conflict' unless the endpoint is active
 */
export async function sendAgain(
  ctx: BusinessContext,
  { id }: { id: string },
): Promise<{ delivery_id: string }> {
  const { delivery } = await findDelivery(ctx, id)
  const { state } = await findEndpoint(ctx, delivery.endpoint_id)
  if (state !== 'active') throw notActive()
  return queueDelivery(ctx, { endpointId: delivery.endpoint_id, eventId: delivery.event_id, cause: 'again' })
}

async function findDelivery(ctx: BusinessContext, id: string): Promise<Row> {
  const [row] = await rowsOf(ctx).where(
    and(eq(webhookDeliveries.business_id, ctx.businessId), eq(webhookDeliveries.id, id)),
  )
  if (!row) throw notFound('Delivery')
  await findEndpoint(ctx, row.delivery.endpoint_id)
  return row
}

/** Somebody waits for a test, whatever else is due. */
const FIRST_OF_ALL = new Date(0)

async function queueDelivery(
  { tx, businessId, now }: BusinessContext,
  { endpointId, eventId, cause }: { endpointId: string; eventId: string; cause: DeliveryCause },
): Promise<{ delivery_id: string }> {
  const id = newId()
  await tx.insert(webhookDeliveries).values({
    ...{ business_id: businessId, id, endpoint_id: endpointId, event_id: eventId },
    ...{ cause, due_at: cause === 'test' ? FIRST_OF_ALL : now, created_at: now },
  })
  return { delivery_id: id }
}

export const notActive = () => new Refusal('conflict', 'Nothing is sent to this endpoint. Resume it first.')

function view({ delivery, event }: Row): WebhookDeliveryView {
  const last = delivery.tries.at(-1)
  return {
    id: delivery.id,
    event_id: delivery.event_id,
    type: event.type,
    cause: delivery.cause,
    state: delivery.state,
    tried: delivery.tried,
    last: last ? { at: last.at, ms: last.ms, status: last.status, unanswered: last.unanswered } : null,
    due_at: delivery.state === 'waiting' && last ? delivery.due_at.toISOString() : null,
    created_at: delivery.created_at.toISOString(),
  }
}
