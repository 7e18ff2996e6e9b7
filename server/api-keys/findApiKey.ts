import { hashToken } from '#server/platform/keyring.ts'
import { inBusiness, type Services } from '#server/services.ts'
import { locateApiKey, updateApiKey } from './queries.ts'

const MINUTE_MS = 60_000

/** Whose living key this is, and that it was used; asked at every call, so a revoked key is out at once. */
export async function findApiKey(services: Services, secret: string) {
  const found = await locateApiKey(services.database.reads, hashToken(secret))
  if (!found) return undefined
  const { business_id: businessId, id: keyId, name, last_used_at: lastUsed, is_closed: isClosed } = found
  const now = services.clock.now()
  if (!lastUsed || now.getTime() - new Date(lastUsed).getTime() >= MINUTE_MS)
    await inBusiness(services, businessId, { kind: 'key', keyId, name }, (ctx) =>
      updateApiKey(ctx, keyId, { last_used_at: now }),
    )
  return { businessId, keyId, name, isClosed }
}
