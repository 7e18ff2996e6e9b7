import { recordAct } from '#server/audit/index.ts'
import { lockBusinessAndTier } from '#server/companies/index.ts'
import type { ShopContext } from '#server/platform/context.ts'
import { keyTaken } from '#server/platform/idempotency.ts'
import { newId } from '#server/platform/ids.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type ApiKey, keptOf, MOST_KEYS, newSecret } from './apiKey.ts'
import { findByIdempotencyKey, insertApiKey, selectApiKeys, updateApiKey } from './queries.ts'

/**
 * Makes an API key; its secret is in the answer and nowhere else. Asked again under the same idempotency key, the
 * answer was lost and the secret with it: the same key gets a new one, unless somebody has used it.
 * @throws {Refusal} 'limit_reached' beyond ten living keys, 'conflict' for a key that made another one or is used.
 */
export async function makeApiKey(
  ctx: ShopContext,
  { name, idempotencyKey }: { name: string; idempotencyKey: string },
): Promise<{ apiKey: ApiKey; secret: string }> {
  await lockBusinessAndTier(ctx.tx, ctx.businessId)
  const secret = newSecret()
  const earlier = await findByIdempotencyKey(ctx, idempotencyKey)
  if (earlier) {
    if (earlier.name !== name || earlier.last_used_at || earlier.revoked_at) throw keyTaken()
    return { apiKey: (await updateApiKey(ctx, earlier.id, keptOf(secret)))!, secret }
  }
  const living = await selectApiKeys(ctx)
  if (living.length >= MOST_KEYS)
    throw new Refusal(
      'limit_reached',
      `A shop has at most ${MOST_KEYS} API keys. Revoke one that is no longer used.`,
    )
  const apiKey = await insertApiKey(ctx, {
    id: newId(),
    name,
    ...keptOf(secret),
    idempotency_key: idempotencyKey,
  })
  await recordAct(ctx, { action: 'api_key_made' })
  return { apiKey, secret }
}
