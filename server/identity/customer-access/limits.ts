import type { Tx } from '#server/platform/database/index.ts'
import { networkOf } from '#server/platform/network/network.ts'
import {
  clearAttempts,
  countAttempts,
  forgiveAttempts,
  limitRate,
  type RateLimit,
} from '#server/platform/rate-limits/index.ts'
import type { Keyring } from '#server/platform/secrets/keyring.ts'

const HOUR = 3600
const DAY = 24 * HOUR

export type Limit = RateLimit & { key: string }

export type PortalLimits = ReturnType<typeof portalLimits>

/**
 * The keys that count a customer's attempts. They are hashes, so that no table lists phones or addresses.
 * @param own counts for a customer whom the browser knows, instead of for a phone
 */
export function portalLimits(keyring: Keyring, address: string, own?: string) {
  /**
   * Tries of others in the café's Wi-Fi do not count for a customer whom the browser knows; their own texts are few.
   */
  const from = own ?? keyring.hash(networkOf(address))
  const forPhone = (purpose: string, digits: string) => `portal:${purpose}:${own ?? keyring.hash(digits)}`
  return {
    /** Failed sign-ins of everybody at one address. */
    failures: limit(`portal:failures:${from}`, 60, HOUR, 'Too many tries from this network.'),
    /** Sign-ins with right or wrong PINs: each costs a hash, and each right one a session. */
    signIns: (digits: string): Limit[] => [
      limit(`portal:sign-ins-from:${from}`, 300, HOUR, 'Too many sign-ins from this network.'),
      limit(forPhone('sign-ins', digits), 20, HOUR, 'Too many sign-ins with this number.'),
    ],
    /** Unknown numbers, requested from one address. */
    unknownPhones: limit(`portal:unknown:${from}`, 10, HOUR, 'Too many tries from this network.'),
    /** Four digits are ten thousand PINs: at 45 tries a week, trying all takes 220 weeks. */
    wrongPins: (digits: string): Limit[] => {
      const key = forPhone('pin', digits)
      const message = 'Too many wrong PINs.'
      return [
        limit(key, 5, HOUR / 4, message),
        limit(`${key}:day`, 15, DAY, message),
        limit(`${key}:week`, 45, 7 * DAY, message),
      ]
    },
    codeRequests: (digits: string): Limit[] => [
      limit(`portal:codes-from:${from}`, 10, HOUR, 'Too many codes were asked for from this network.'),
      limit(forPhone('codes', digits), 3, HOUR, 'Three codes were sent to this number.'),
      limit(`${forPhone('codes', digits)}:day`, 8, DAY, 'Too many codes were sent to this number.'),
    ],
    wrongCodes: (digits: string) => ({
      fromAddress: limit(
        `portal:wrong-codes-from:${from}`,
        30,
        HOUR,
        'Too many wrong codes from this network.',
      ),
      forPhone: limit(forPhone('wrong-codes', digits), 10, HOUR, 'Too many wrong codes.'),
    }),
  }
}

/**
 * A customer needs one code, and a counter shows a few. A colleague who collects PINs is stopped, and recorded in the
 * log.
 */
export const pinCodeLimits = (
  { businessId, userId }: { businessId: string; userId: string },
  customerId: string,
): Limit[] => [
  limit(`portal:pin-codes-by:${businessId}:${userId}`, 30, HOUR, 'You have shown too many codes.'),
  limit(
    `portal:pin-codes:${businessId}:${customerId}`,
    10,
    HOUR,
    'Too many codes were shown for this guest.',
  ),
]

/** Openings of a link to a card, and tries of unknown ones. A link is opened a few times, and previewed a few more. */
export const linkOpenings = (keyring: Keyring, token: string, address: string) => ({
  ofLink: limit(`portal:link:${keyring.hash(token)}`, 120, HOUR, 'This link was opened too often.'),
  unknown: limit(
    `portal:unknown-links:${keyring.hash(networkOf(address))}`,
    60,
    HOUR,
    'Too many tries from this network.',
  ),
})

const limit = (key: string, most: number, windowSeconds: number, message: string): Limit => ({
  key,
  limit: most,
  windowSeconds,
  message,
})

/** Counts one more attempt under each limit, in order, until one refuses. */
export async function countAttempt(tx: Tx, limits: Limit[], now: Date): Promise<void> {
  for (const { key, ...settings } of limits) await limitRate(tx, key, settings, now)
}

/**
 * Takes back the attempt just counted, because it succeeded. Earlier failures stay counted. Otherwise an attacker with
 * a business and a PIN of their own for this phone could reset them between guesses at the other businesses.
 */
export const forgiveAttempt = (tx: Tx, limits: Limit[]): Promise<void> =>
  forgiveAttempts(
    tx,
    limits.map(({ key }) => key),
  )

/** True if one more attempt under the limit would be refused. */
export const isSpent = async (tx: Tx, { key, limit }: Limit, now: Date): Promise<boolean> =>
  (await countAttempts(tx, key, now)) >= limit

/** Forgets the attempts under some limits, because the phone itself was proven. */
export async function forgetAttempts(tx: Tx, limits: Limit[]): Promise<void> {
  for (const { key } of limits) await clearAttempts(tx, key)
}
