import { isDeepStrictEqual } from 'node:util'
import { recordAct } from '#server/businesses/audit/index.ts'
import { isAdminNow, lockBusinessAndTier } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { keyTaken } from '#server/platform/context/idempotency.ts'
import { newId } from '#server/platform/context/ids.ts'
import { invalidField, refuseBeyond } from '#server/platform/context/refusal.ts'
import type { Scope } from '#server/platform/context/scopes.ts'
import { notAllowed } from '#server/platform/http/index.ts'
import { localDate } from '#server/platform/time/calendar.ts'
import { type ApiKey, KEPT_REVOKED, keptOf, MOST_KEYS, newSecret } from './apiKey.ts'
import { countApiKeys, dropOldKeys, findByIdempotencyKey, insertApiKey, updateApiKey } from './queries.ts'

export type WantedKey = {
  name: string
  endsOn: string | null
  /** Each once, in the order of `scopes`. */
  scopes: Scope[]
  idempotencyKey: string
}

/**
 * Makes an API key; its secret is in the answer and nowhere else. A repeated request with the same idempotency key
 * means that the answer and the secret were lost: the same key gets a new secret, unless it has been used.
 * @param wanted.endsOn the last day on which it works, by the business's calendar: today or later
 * @throws {Refusal} 'forbidden' for anybody but the admin; 'invalid' for a past day; 'limit_reached' beyond ten keys
 * that are not revoked; 'conflict' for an idempotency key that made another API key, or one that has been used.
 */
export async function makeApiKey(
  ctx: BusinessContext,
  { name, endsOn: ends_on, scopes, idempotencyKey }: WantedKey,
): Promise<{ keyId: string; secret: string }> {
  const { actor } = ctx
  if (actor.kind !== 'member') throw notAllowed()
  const { business } = await lockBusinessAndTier(ctx)
  // Checked again under the lock: the role may have been handed over since this request was accepted.
  if (!(await isAdminNow(ctx))) throw notAllowed()
  if (ends_on !== null && ends_on < localDate(ctx.now, business.time_zone))
    throw invalidField('ends_on', 'This day is over. Choose a later one.')
  const secret = newSecret()
  const earlier = await findByIdempotencyKey(ctx, idempotencyKey)
  if (earlier) {
    refuseUnlessSame(earlier, { name, ends_on, scopes })
    await updateApiKey(ctx, earlier.id, keptOf(secret))
    return { keyId: earlier.id, secret }
  }
  refuseBeyond(MOST_KEYS, 'API keys', await countApiKeys(ctx), 'Revoke one that is no longer used.')
  await dropOldKeys(ctx, KEPT_REVOKED)
  const keyId = newId()
  const made = { id: keyId, name, ends_on, scopes, made_by: actor.userId, ...keptOf(secret) }
  await insertApiKey(ctx, { ...made, idempotency_key: idempotencyKey })
  await recordAct(ctx, { action: 'api_key_made' })
  return { keyId, secret }
}

function refuseUnlessSame(earlier: ApiKey, wanted: Pick<ApiKey, 'name' | 'ends_on' | 'scopes'>): void {
  const isSame =
    earlier.name === wanted.name &&
    earlier.ends_on === wanted.ends_on &&
    isDeepStrictEqual(earlier.scopes, wanted.scopes)
  if (!isSame || earlier.last_used_at || earlier.revoked_at) throw keyTaken()
}
