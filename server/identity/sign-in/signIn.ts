import { isAPIError } from 'better-auth/api'
import pLimit from 'p-limit'
import { recordFailedSignIn } from '#server/businesses/audit/index.ts'
import { findMemberships } from '#server/businesses/business/index.ts'
import type { Auth } from '#server/identity/auth/index.ts'
import {
  deleteSessionByToken,
  holdPassword,
  idOfAddress,
  suspendedRefusal,
  triesBy,
} from '#server/identity/auth/index.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { networkOf } from '#server/platform/network/network.ts'
import { HASHING_THREADS, MOST_WAITING, tooMany } from '#server/platform/passwords/passwords.ts'
import { clearAttempts, limitRate } from '#server/platform/rate-limits/index.ts'
import type { Services } from '#server/services.ts'

const MINUTES = 60

/**
 * Sign-ins wait here, before any work is done for them, instead of all waiting for a hashing thread. A few more than
 * there are threads may run, so that no thread is idle while others' accounts and sessions are read and written.
 */
const inTurn = pLimit(HASHING_THREADS + 2)

/**
 * The counter of tries to sign in to an account, whether or not it exists.
 * @param who from triesBy
 */
export const signInAttempts = (who: string): string => `sign-in:${who}`

/**
 * Signs in with email and password. An unknown address and a wrong password get the same refusal. Limits in a quarter
 * of an hour: ten tries per account for browsers that have not signed in to it before, ten for each that has, and fifty
 * per network.
 * @throws {Refusal} 'invalid'; 'unavailable' while too many wait
 */
export async function signIn(
  services: Services,
  auth: Auth,
  input: Credentials,
  headers: Headers,
  address: string,
) {
  if (inTurn.pendingCount >= MOST_WAITING) throw tooMany()
  return inTurn(() => tryOnce(services, auth, input, headers, address))
}

type Credentials = { email: string; password: string }

async function tryOnce(
  services: Services,
  auth: Auth,
  input: Credentials,
  headers: Headers,
  address: string,
) {
  const { database, keyring } = services
  const now = services.clock.now()
  const accountKey = signInAttempts(await triesBy(services, input.email, headers))
  await limitRate(
    database.plain,
    `sign-in:address:${keyring.hash(networkOf(address))}`,
    { limit: 50, windowSeconds: 15 * MINUTES },
    now,
  )
  await limitRate(database.plain, accountKey, { limit: 10, windowSeconds: 15 * MINUTES }, now)
  const { user, token, cookies, hashed } = await attempt(services, auth, input, headers)
  await refuseFormerPassword(database.plain, { userId: user.id, token, hashed })
  await clearAttempts(database.plain, accountKey)
  const { isSuperAdmin } = await findMemberships(database.plain, user.id)
  return { cookies, isSuperAdmin }
}

async function attempt({ database, clock }: Services, auth: Auth, body: Credentials, headers: Headers) {
  try {
    return await auth.signInEmail(body, headers)
  } catch (error) {
    if (!isAPIError(error)) throw error
    await recordFailedSignIn(database.plain, clock.now(), {
      way: 'password',
      userId: idOfAddress(body.email),
    })
    throw suspendedRefusal(error) ?? wrongCredentials()
  }
}

const wrongCredentials = () => new Refusal('invalid', 'Invalid login credentials')

/**
 * Ends the new session again if the password was changed while it was being checked: a change ends only the sessions
 * that exist by then. It waits for a change in progress.
 */
async function refuseFormerPassword(
  plain: Tx,
  { userId, token, hashed }: { userId: string; token: string; hashed: string | undefined },
): Promise<void> {
  if (hashed !== undefined && (await holdPassword(plain, userId)) === hashed) return
  await deleteSessionByToken(plain, token)
  throw wrongCredentials()
}
