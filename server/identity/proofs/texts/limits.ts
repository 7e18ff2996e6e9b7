import { countPlatformText, countTextsFrom, limitWords } from '#server/messaging/messages/index.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { networkOf } from '#server/platform/network/network.ts'
import { limitRate, type RateLimit } from '#server/platform/rate-limits/index.ts'
import type { Services } from '#server/services.ts'

const HOUR = 3600
const DAY = 24 * HOUR

/** Limits of texted codes: each text costs the platform money, and some numbers pay their owner for each one. */
const textLimits = {
  network: { limit: 10, windowSeconds: HOUR, message: 'Too many codes were asked for from this network.' },
  phone: { limit: 3, windowSeconds: HOUR, message: 'Three codes were sent to this number.' },
  phoneDay: { limit: 8, windowSeconds: DAY, message: 'Too many codes were sent to this number.' },
  account: { limit: 5, windowSeconds: DAY, message: 'Too many codes were asked for by this account.' },
  /** All texts to unproven numbers, per day. */
  proofs: { limit: 200, windowSeconds: DAY, message: 'No more codes can be texted today.' },
  /** All texts to proven phones, per day. */
  signIns: { limit: 2000, windowSeconds: DAY, message: 'No more codes can be texted today.' },
} satisfies Record<string, RateLimit>

/** Counts a requested text, whether or not the number has an account. */
export async function limitTexts(services: Services, phone: string, address: string) {
  const { database, clock, keyring } = services
  const now = clock.now()
  const count = (key: string, limit: RateLimit) => limitRate(database.plain, key, limit, now)
  await count(`texted-codes:network:${keyring.hash(networkOf(address))}`, textLimits.network)
  await count(`texted-codes:${keyring.hash(phone)}`, textLimits.phone)
  await count(`texted-codes:day:${keyring.hash(phone)}`, textLimits.phoneDay)
  await refuseBusyNetwork(services, address)
}

/**
 * Refuses a network beyond its daily limit, besides the hourly one. Customers' codes and cards also count towards it.
 */
async function refuseBusyNetwork(services: Services, address: string): Promise<void> {
  const spent = await countTextsFrom(countingContext(services), address)
  if (spent) throw new Refusal('too_many_requests', `${limitWords[spent]} Please try again tomorrow.`)
}

const countingContext = ({ database, clock, jobs, keyring, textLimits: limits }: Services) => ({
  tx: database.plain,
  now: clock.now(),
  jobs,
  keyring,
  textLimits: limits,
})

/** Counts a text to an unproven number, for the account that requests it and for all accounts. */
export async function limitProofs({ database, clock }: Services, userId: string): Promise<void> {
  const now = clock.now()
  await limitRate(database.plain, `texted-codes:account:${userId}`, textLimits.account, now)
  await limitRate(database.plain, 'texted-codes:proofs', textLimits.proofs, now)
}

/** Counts a text of the platform's own when it is sent; false if today's limit is reached. */
export const countSentText = async (services: Services): Promise<boolean> =>
  (await countPlatformText(countingContext(services))) === null

/** Counts a text to a proven phone when it is sent, so that unknown numbers use up nothing. */
export function limitSignInTexts({ database, clock }: Services): Promise<void> {
  return limitRate(database.plain, 'texted-codes:sign-ins', textLimits.signIns, clock.now())
}
