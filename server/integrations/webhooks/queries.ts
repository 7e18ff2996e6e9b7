import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { MakerView } from '#server/identity/api-keys/contract.ts'
import { findMakers } from '#server/identity/api-keys/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import { MOST_COUNTED_WAITING } from './limits.ts'
import { webhookEndpoints } from './tables.ts'

export type Endpoint = typeof webhookEndpoints.$inferSelect
/** An endpoint with the number of its waiting deliveries, and with whoever answers for it. */
export type CountedEndpoint = Endpoint & { waiting: number; maker: MakerView | null }

const waitingIn = ({
  businessId,
}: BusinessContext) => sql<number>`(select count(*)::integer from (select 1 from webhook_deliveries d
  where d.business_id = ${businessId} and d.endpoint_id = webhook_endpoints.id
    and d.state = 'waiting' limit ${MOST_COUNTED_WAITING}) w)`

const kept = ({ businessId }: BusinessContext) =>
  and(eq(webhookEndpoints.business_id, businessId), ne(webhookEndpoints.state, 'deleted'))

/** The endpoints of the business that are not deleted, newest first. */
export async function selectEndpoints(ctx: BusinessContext): Promise<CountedEndpoint[]> {
  const rows = await ctx.tx
    .select({ endpoint: webhookEndpoints, waiting: waitingIn(ctx) })
    .from(webhookEndpoints)
    .where(kept(ctx))
    .orderBy(desc(webhookEndpoints.created_at), desc(webhookEndpoints.id))
  return withMakers(ctx, rows)
}

async function withMakers(
  ctx: BusinessContext,
  rows: { endpoint: Endpoint; waiting: number }[],
): Promise<CountedEndpoint[]> {
  const makers = await findMakers(
    ctx,
    rows.map(({ endpoint }) => endpoint.made_by),
  )
  return rows.map(({ endpoint, waiting }) => ({
    ...endpoint,
    waiting,
    maker: makers.get(endpoint.made_by ?? '') ?? null,
  }))
}

/** @throws {Refusal} 'not_found' */
export async function findEndpoint(ctx: BusinessContext, id: string): Promise<CountedEndpoint> {
  const rows = await ctx.tx
    .select({ endpoint: webhookEndpoints, waiting: waitingIn(ctx) })
    .from(webhookEndpoints)
    .where(and(kept(ctx), eq(webhookEndpoints.id, id)))
  const [found] = await withMakers(ctx, rows)
  if (!found) throw notFound('Endpoint')
  return found
}

/** Locks an endpoint until the end of the transaction. @throws {Refusal} 'not_found' */
export async function lockEndpoint(ctx: BusinessContext, id: string): Promise<Endpoint> {
  const [found] = await ctx.tx
    .select()
    .from(webhookEndpoints)
    .where(and(kept(ctx), eq(webhookEndpoints.id, id)))
    .for('no key update')
  if (!found) throw notFound('Endpoint')
  return found
}

export async function findByIdempotencyKey(ctx: BusinessContext, key: string): Promise<Endpoint | undefined> {
  const [found] = await ctx.tx
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.business_id, ctx.businessId), eq(webhookEndpoints.idempotency_key, key)))
  return found
}

export async function insertEndpoint(
  ctx: BusinessContext,
  values: Pick<Endpoint, 'id' | 'url' | 'description' | 'types' | 'secret' | 'made_by' | 'idempotency_key'>,
): Promise<void> {
  const own = { business_id: ctx.businessId, created_at: ctx.now, state_since: ctx.now }
  await ctx.tx.insert(webhookEndpoints).values({ ...values, ...own })
}

export async function updateEndpoint(
  ctx: BusinessContext,
  id: string,
  change: Partial<typeof webhookEndpoints.$inferInsert>,
): Promise<void> {
  await ctx.tx
    .update(webhookEndpoints)
    .set(change)
    .where(and(eq(webhookEndpoints.business_id, ctx.businessId), eq(webhookEndpoints.id, id)))
}

export const countEndpoints = (ctx: BusinessContext): Promise<number> =>
  ctx.tx.$count(webhookEndpoints, kept(ctx))
