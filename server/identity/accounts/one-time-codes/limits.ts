import { networkOf } from '#server/platform/network/network.ts'
import {
  clearAttempts,
  forgiveAttempts,
  limitRate,
  type RateLimit,
} from '#server/platform/rate-limits/index.ts'
import type { Services } from '#server/services.ts'

const HOUR = 3600
const DAY = 24 * HOUR

/**
 * A code has a million values, and each code allows five tries (see oneTimeCodes.ts). These limits are against
 * attackers who try the codes of many accounts from many networks: with 200 wrong codes an hour on the whole platform,
 * one is found in 5,000 hours. Links, which cannot be guessed, and passwords still work meanwhile.
 */
const guessLimits = {
  network: { limit: 30, windowSeconds: HOUR, message: 'Too many codes were tried from this network.' },
  account: { limit: 10, windowSeconds: HOUR, message: 'Too many wrong codes.' },
  accountDay: { limit: 25, windowSeconds: DAY, message: 'Too many wrong codes.' },
  everybody: {
    limit: 200,
    windowSeconds: HOUR,
    message: 'Codes cannot be used just now. The link in the mail can, and so can your password.',
  },
} satisfies Record<string, RateLimit>
const EVERYBODY = 'wrong-codes:everybody'

/**
 * Counts one try of a code for a recipient, and refuses after too many. The whole platform's count comes last, so
 * refused tries do not use it up.
 * @param who the counter of the tries: triesBy for an address, a keyed hash for a phone
 */
export async function limitCodeTries(
  { database, clock, keyring }: Services,
  who: string,
  address: string,
): Promise<void> {
  const now = clock.now()
  const count = (key: string, limit: RateLimit) => limitRate(database.plain, key, limit, now)
  await count(`wrong-codes:network:${keyring.hash(networkOf(address))}`, guessLimits.network)
  await count(`wrong-codes:${who}`, guessLimits.account)
  await count(`wrong-codes:day:${who}`, guessLimits.accountDay)
  await count(EVERYBODY, guessLimits.everybody)
}

/** Takes back the tries of a recipient after a right code, and this try from the platform's count. */
export async function forgiveCodeTries({ database }: Services, who: string): Promise<void> {
  await clearAttempts(database.plain, `wrong-codes:${who}`)
  await clearAttempts(database.plain, `wrong-codes:day:${who}`)
  await forgiveAttempts(database.plain, [EVERYBODY])
}
