import type { Tx } from '#server/platform/database/index.ts'
import type { Keyring } from '#server/platform/keyring.ts'
import { networkOf } from '#server/platform/network.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type AttemptLimit, limitAttempts } from '#server/sign-in/index.ts'

const HOUR = 3600
const DAY = 24 * HOUR

/** A shop's Wi-Fi is one address for everybody in the queue. */
const fromAddress: AttemptLimit = {
  limit: 40,
  windowSeconds: HOUR,
  message: 'Too many people joined from this network.',
}
const textsToPhone: AttemptLimit = { limit: 4, windowSeconds: DAY }
const textsOfShop: AttemptLimit = { limit: 500, windowSeconds: DAY }

/** @throws {Refusal} 'too_many_requests' when one address joins and joins. */
export const limitJoinsFrom = (tx: Tx, keyring: Keyring, address: string, now: Date): Promise<void> =>
  limitAttempts(tx, `join:from:${keyring.hash(networkOf(address))}`, fromAddress, now)

/** Whether the form may text this phone (E.164) for this shop once more; a text costs and annoys. */
export async function mayTextFor(
  tx: Tx,
  keyring: Keyring,
  phone: string,
  businessId: string,
  now: Date,
): Promise<boolean> {
  return (
    (await isWithin(tx, `join:texts:phone:${keyring.hash(phone)}`, textsToPhone, now)) &&
    (await isWithin(tx, `join:texts:shop:${businessId}`, textsOfShop, now))
  )
}

async function isWithin(tx: Tx, key: string, limit: AttemptLimit, now: Date): Promise<boolean> {
  try {
    await limitAttempts(tx, key, limit, now)
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'too_many_requests') return false
    throw error
  }
}
