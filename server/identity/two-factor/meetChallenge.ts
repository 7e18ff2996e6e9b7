import { recordFailedSignIn } from '#server/businesses/audit/index.ts'
import { findMemberships } from '#server/businesses/business/index.ts'
import { findFactor } from '#server/identity/auth/factors/index.ts'
import {
  type Auth,
  countTry,
  findPending,
  findPerson,
  giveUpPending,
  rememberDevice,
  signInOver,
  triesBy,
  usePending,
} from '#server/identity/auth/index.ts'
import { signInAttempts } from '#server/identity/sign-in/index.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { networkOf } from '#server/platform/network/network.ts'
import { clearAttempts, limitRate } from '#server/platform/rate-limits/index.ts'
import type { Services } from '#server/services.ts'
import { bareCode, clearCodes, kindOf, limitCodes, useCode, wrongCode } from './useCode.ts'

const QUARTER_HOUR = 900

/** The input of a browser with a pending sign-in. */
export type ChallengeAnswer = {
  token: string
  code: string
  rememberDevice: boolean
  headers: Headers
  address: string
}

/**
 * Completes a pending sign-in with its second factor: in one transaction the code is used up, the pending sign-in ends
 * and the session begins. A sign-in allows five tries; limitCodes counts the tries of all sign-ins.
 * @throws {Refusal} 'invalid' at a wrong code, 'conflict' if the sign-in is over, 'too_many_requests'
 */
export async function meetChallenge(services: Services, auth: Auth, answer: ChallengeAnswer) {
  const { database, keyring, clock } = services
  const key = `factor:address:${keyring.hash(networkOf(answer.address))}`
  await limitRate(database.plain, key, { limit: 100, windowSeconds: QUARTER_HOUR }, clock.now())
  const pending = await findPending(services, answer.token)
  if (!pending) throw signInOver()
  const { userId } = pending
  const code = bareCode(answer.code)
  await limitCodes(services, userId, code)
  const triesLeft = await countTry(services, answer.token)
  const entered = await database.transaction({}, async (tx) => {
    const factor = await findFactor(tx, userId)
    if (!factor) throw signInOver()
    if (!(await useCode(services, tx, factor, code))) return null
    await usePending(tx, clock.now(), answer.token)
    return enter(services, auth, tx, userId, answer)
  })
  if (!entered) {
    await recordFailedSignIn(database.plain, clock.now(), { userId, way: kindOf(code) })
    if (triesLeft > 0) throw wrongCode(code)
    await giveUpPending(database.plain, answer.token)
    throw signInOver()
  }
  await forgetTries(services, userId, code, answer.headers)
  return entered
}

async function enter(services: Services, auth: Auth, tx: Tx, userId: string, answer: ChallengeAnswer) {
  const { rememberDevice: wanted, headers, address } = answer
  const device = { userAgent: headers.get('user-agent') ?? '', address }
  return {
    cookies: await auth.within(tx, () => auth.enter(userId, headers)),
    deviceToken: wanted ? await rememberDevice(services, tx, userId, device) : null,
    isSuperAdmin: (await findMemberships(tx, userId)).isSuperAdmin,
  }
}

/** Forgets the tries of both steps, which are done. */
async function forgetTries(
  services: Services,
  userId: string,
  code: string,
  headers: Headers,
): Promise<void> {
  const { database } = services
  await clearCodes(services, userId, code)
  const person = await findPerson(database.plain, userId)
  if (!person) return
  const who = await triesBy(services, person.email, headers)
  await clearAttempts(database.plain, signInAttempts(who))
}
