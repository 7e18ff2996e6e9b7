import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { ShopContext } from '#server/platform/context.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import type { ApiKey } from './apiKey.ts'
import { apiKeys } from './tables.ts'

export async function findByIdempotencyKey(ctx: ShopContext, key: string): Promise<ApiKey | undefined> {
  const [found] = await ctx.tx
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.business_id, ctx.businessId), eq(apiKeys.idempotency_key, key)))
  return found
}

export async function insertApiKey(
  ctx: ShopContext,
  values: Omit<typeof apiKeys.$inferInsert, 'business_id' | 'created_at'>,
): Promise<ApiKey> {
  const row = { ...values, business_id: ctx.businessId, created_at: ctx.now }
  const [inserted] = await ctx.tx.insert(apiKeys).values(row).returning()
  return inserted!
}

export async function updateApiKey(
  ctx: ShopContext,
  keyId: string,
  values: Partial<Pick<ApiKey, 'hash' | 'ending' | 'last_used_at' | 'revoked_at'>>,
): Promise<ApiKey | undefined> {
  const [updated] = await ctx.tx
    .update(apiKeys)
    .set(values)
    .where(and(eq(apiKeys.business_id, ctx.businessId), eq(apiKeys.id, keyId), isNull(apiKeys.revoked_at)))
    .returning()
  return updated
}

export const selectApiKeys = (ctx: ShopContext): Promise<ApiKey[]> =>
  ctx.tx
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.business_id, ctx.businessId), isNull(apiKeys.revoked_at)))
    .orderBy(desc(apiKeys.created_at), desc(apiKeys.id))

type LocatedKey = {
  business_id: string
  id: string
  name: string
  /** As the database writes it: no column of a table tells the driver that it is a moment. */
  last_used_at: string | null
  is_closed: boolean
}

/** Across shops, for the caller knows only the key; see database/functions/api-keys.sql. */
export async function locateApiKey(tx: Tx, hash: string): Promise<LocatedKey | undefined> {
  const [found] = await queryRows<LocatedKey>(tx, sql`select * from api_key_by_hash(${hash})`)
  return found
}
