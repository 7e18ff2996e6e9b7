import { Refusal } from '#server/platform/context/refusal.ts'
import { hashToken } from '#server/platform/secrets/keyring.ts'
import { inBusiness, type Services } from '#server/services.ts'
import { locateApiKey, noteUse } from './queries.ts'

/** The least time between two records of a key's use, in milliseconds. */
const NOTED_EVERY_MS = 60_000

/**
 * Finds the business of a valid key. It is checked at every call, so a revoked key stops at once. Its use is recorded
 * in a transaction before the call's own, and not at all while another call records it.
 * @throws {Refusal} 'unauthenticated' for a key whose last day is over.
 */
export async function findApiKey(services: Services, secret: string) {
  const now = services.clock.now()
  const found = await locateApiKey(services.database.reads, hashToken(secret), now)
  if (!found) return undefined
  if (found.has_ended) throw new Refusal('unauthenticated', 'This API key has ended')
  const { business_id: businessId, id: keyId, name, scopes, last_used_at: lastUsed, standing } = found
  const isNoted = lastUsed && now.getTime() - new Date(lastUsed).getTime() < NOTED_EVERY_MS
  // The calls of a suspended business's keys are refused, so they are not recorded as uses.
  if (!isNoted && standing !== 'suspended')
    await inBusiness(services, businessId, { kind: 'key', keyId, name, scopes }, (ctx) => noteUse(ctx, keyId))
  return { businessId, keyId, name, scopes, standing }
}
