import type { Tx } from '#server/platform/database/index.ts'
import { networkOf } from '#server/platform/network/network.ts'
import { countAttempt, limitRate, type RateLimit } from '#server/platform/rate-limits/index.ts'
import type { Keyring } from '#server/platform/secrets/keyring.ts'

const HOUR = 3600
const DAY = 24 * HOUR

/** The limit is high because everybody on a business's Wi-Fi has one address. */
const fromAddress: RateLimit = {
  limit: 40,
  windowSeconds: HOUR,
  message: 'Too many people joined from this network.',
}
const textsToPhone: RateLimit = { limit: 4, windowSeconds: DAY }
const textsOfBusiness: RateLimit = { limit: 500, windowSeconds: DAY }

/** @throws {Refusal} 'too_many_requests' if one network joins too often */
export const limitJoinsFrom = (tx: Tx, keyring: Keyring, address: string, now: Date): Promise<void> =>
  limitRate(tx, `join:from:${keyring.hash(networkOf(address))}`, fromAddress, now)

/**
 * Counts a text of the form for this phone (E.164) and, if one would be sent at all, for this business: a text costs
 * money and annoys.
 * @returns which daily limit is reached; null if none
 */
export async function countJoinText(
  tx: Tx,
  keyring: Keyring,
  phone: string,
  { businessId, goesOut }: { businessId: string; goesOut: boolean },
  now: Date,
): Promise<'phone' | 'business' | null> {
  if (!(await countAttempt(tx, `join:texts:phone:${keyring.hash(phone)}`, textsToPhone, now))) return 'phone'
  if (goesOut && !(await countAttempt(tx, `join:texts:shop:${businessId}`, textsOfBusiness, now)))
    return 'business'
  return null
}
