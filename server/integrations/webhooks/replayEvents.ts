import { and, eq, gte, inArray, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { recordAct } from '#server/businesses/audit/index.ts'
import { findBusiness } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import { invalidField, Refusal } from '#server/platform/context/refusal.ts'
import { addDays, startOfLocalDay } from '#server/platform/time/calendar.ts'
import { notActive } from './deliveries.ts'
import { MOST_REPLAYED } from './limits.ts'
import { lockEndpoint } from './queries.ts'
import { webhookDeliveries, webhookEvents } from './tables.ts'

/** `from` and `to` are days by the business's calendar, 'YYYY-MM-DD'. */
export type WantedReplay = { id: string; from: string; to: string; which: 'missed' | 'all' }

/** Rows of one statement. */
const AT_ONCE = 1000

/**
 * Sends what happened on these days again, as far as it is still kept and of a type that the endpoint
 * chose. What waits for it anyway is left out.
 * @throws {Refusal} 'not_found'; 'invalid' for a span that ends before it begins; 'conflict' unless the endpoint is
 * active; 'limit_reached' for too many events
 */
export async function replayEvents(
  ctx: BusinessContext,
  { id, from, to, which }: WantedReplay,
): Promise<{ events: number }> {
  if (to < from) throw invalidField('to', 'The end is before the beginning')
  const { time_zone: timeZone } = await findBusiness(ctx.tx, ctx.businessId)
  const { state, types, url } = await lockEndpoint(ctx, id)
  if (state !== 'active') throw notActive()
  const earlier = alias(webhookDeliveries, 'earlier')
  const events = await ctx.tx
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(
      and(
        eq(webhookEvents.business_id, ctx.businessId),
        gte(webhookEvents.created_at, startOfLocalDay(from, timeZone)),
        lt(webhookEvents.created_at, startOfLocalDay(addDays(to, 1), timeZone)),
        inArray(webhookEvents.type, types),
        notExists(
          ctx.tx
            .select({ one: sql`1` })
            .from(earlier)
            .where(
              and(
                eq(earlier.business_id, ctx.businessId),
                eq(earlier.event_id, webhookEvents.id),
                eq(earlier.endpoint_id, id),
                inArray(earlier.state, which === 'all' ? ['waiting'] : ['waiting', 'delivered']),
              ),
            ),
        ),
      ),
    )
    .orderBy(webhookEvents.created_at, webhookEvents.id)
    .limit(MOST_REPLAYED + 1)
  if (events.length > MOST_REPLAYED)
    throw new Refusal('limit_reached', `A replay has at most ${MOST_REPLAYED} events. Choose a shorter time.`)
  const rows = events.map(({ id: event_id }) => ({
    ...{ business_id: ctx.businessId, id: newId(), endpoint_id: id, event_id },
    ...{ cause: 'replay' as const, due_at: ctx.now, created_at: ctx.now },
  }))
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await ctx.tx.insert(webhookDeliveries).values(rows.slice(at, at + AT_ONCE))
  await recordAct(ctx, { action: 'webhook_replayed', details: { name: new URL(url).host } })
  return { events: rows.length }
}
