import { and, desc, eq, inArray, isNotNull, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { BusinessContext, Standing } from '#server/platform/context/context.ts'
import type { Scope } from '#server/platform/context/scopes.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import type { ApiKey, MadeApiKey } from './apiKey.ts'
import { findMakers } from './makers.ts'
import { apiKeys } from './tables.ts'

export async function findByIdempotencyKey(ctx: BusinessContext, key: string): Promise<ApiKey | undefined> {
  const [found] = await ctx.tx
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.business_id, ctx.businessId), eq(apiKeys.idempotency_key, key)))
  return found
}

export async function insertApiKey(
  ctx: BusinessContext,
  values: Omit<typeof apiKeys.$inferInsert, 'business_id' | 'created_at'>,
): Promise<void> {
  await ctx.tx.insert(apiKeys).values({ ...values, business_id: ctx.businessId, created_at: ctx.now })
}

export async function updateApiKey(
  ctx: BusinessContext,
  keyId: string,
  values: Partial<Pick<ApiKey, 'hash' | 'ending' | 'revoked_at'>>,
): Promise<ApiKey | undefined> {
  const [updated] = await ctx.tx
    .update(apiKeys)
    .set(values)
    .where(and(eq(apiKeys.business_id, ctx.businessId), eq(apiKeys.id, keyId), isNull(apiKeys.revoked_at)))
    .returning()
  return updated
}

/** Records that a key is being used. Calls at the same time do not wait for each other: one record is enough. */
export async function noteUse(ctx: BusinessContext, keyId: string): Promise<void> {
  const own = and(eq(apiKeys.business_id, ctx.businessId), eq(apiKeys.id, keyId))
  const free = ctx.tx.select({ id: apiKeys.id }).from(apiKeys).where(own).for('update', { skipLocked: true })
  await ctx.tx
    .update(apiKeys)
    .set({ last_used_at: ctx.now })
    .where(and(own, inArray(apiKeys.id, free)))
}

const living = (ctx: BusinessContext) =>
  and(eq(apiKeys.business_id, ctx.businessId), isNull(apiKeys.revoked_at))

/** Removes revoked keys except the newest `kept`. */
export async function dropOldKeys({ tx, businessId }: BusinessContext, kept: number): Promise<void> {
  const revoked = and(eq(apiKeys.business_id, businessId), isNotNull(apiKeys.revoked_at))
  const newest = tx
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(revoked)
    .orderBy(desc(apiKeys.revoked_at), desc(apiKeys.id))
    .limit(kept)
  await tx.delete(apiKeys).where(and(revoked, notInArray(apiKeys.id, newest)))
}

export const countApiKeys = (ctx: BusinessContext): Promise<number> => ctx.tx.$count(apiKeys, living(ctx))

/**
 * Revokes the keys that a person made in the business.
 * @returns their names
 */
export const revokeKeysMadeBy = (ctx: BusinessContext, userId: string): Promise<string[]> =>
  revokeWhere(ctx, and(living(ctx), eq(apiKeys.made_by, userId)))

/**
 * Revokes every key of the business.
 * @returns their names
 */
export const revokeKeys = (ctx: BusinessContext): Promise<string[]> => revokeWhere(ctx, living(ctx))

async function revokeWhere(ctx: BusinessContext, which: SQL | undefined): Promise<string[]> {
  const revoked = await ctx.tx
    .update(apiKeys)
    .set({ revoked_at: ctx.now })
    .where(which)
    .returning({ name: apiKeys.name })
  return revoked.map(({ name }) => name)
}

/** Keys with their makers, newest first. */
export async function selectApiKeys(ctx: BusinessContext): Promise<MadeApiKey[]> {
  const keys = await ctx.tx
    .select()
    .from(apiKeys)
    .where(living(ctx))
    .orderBy(desc(apiKeys.created_at), desc(apiKeys.id))
  const makers = await findMakers(
    ctx,
    keys.map(({ made_by }) => made_by),
  )
  return keys.map((key) => ({ ...key, maker: makers.get(key.made_by ?? '') ?? null }))
}

type LocatedKey = {
  business_id: string
  id: string
  name: string
  scopes: Scope[]
  /** Text, as the database writes it: the driver converts times only for columns of a table. */
  last_used_at: string | null
  has_ended: boolean
  standing: Standing
}

/** Finds a key across businesses, because the caller knows only the key; see server/identity/api-keys/functions.sql. */
export async function locateApiKey(tx: Tx, hash: string, now: Date): Promise<LocatedKey | undefined> {
  const [found] = await queryRows<LocatedKey>(
    tx,
    sql`select * from scoped_api_key_by_hash(${hash}, ${now.toISOString()}::timestamptz)`,
  )
  return found
}
