import { isAPIError } from 'better-auth/api'
import pLimit from 'p-limit'
import { recordFailedSignIn } from '#server/audit/index.ts'
import { findMemberships } from '#server/companies/index.ts'
import type { Keyring } from '#server/platform/keyring.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { Services } from '#server/services.ts'
import { clearAttempts, limitAttempts } from './attempts.ts'
import type { Auth } from './auth.ts'
import { HASHING_THREADS } from './passwords.ts'
import { suspendedRefusal } from './refuseSuspended.ts'

const MINUTES = 60

/**
 * A crowd waits here, before anything is done for it, rather than all at once for a thread to hash on: a few more
 * than there are threads, so that none is idle while others' accounts and sessions are read and written.
 */
const inTurn = pLimit(HASHING_THREADS + 2)

/** Counts the tries to sign in to an account, whether or not there is one. */
export const signInAttempts = (keyring: Keyring, email: string): string => `sign-in:${keyring.hash(email)}`

/**
 * Signs in with email and password. The same refusal for an unknown address and a wrong password; ten tries
 * per account and fifty per network address in a quarter of an hour.
 */
export const signIn = (
  services: Services,
  auth: Auth,
  input: Credentials,
  headers: Headers,
  address: string,
) => inTurn(() => tryOnce(services, auth, input, headers, address))

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
  const accountKey = signInAttempts(keyring, input.email)
  await limitAttempts(
    database.plain,
    `sign-in:address:${keyring.hash(address)}`,
    { limit: 50, windowSeconds: 15 * MINUTES },
    now,
  )
  await limitAttempts(database.plain, accountKey, { limit: 10, windowSeconds: 15 * MINUTES }, now)
  const { headers: answered, response } = await attempt(services, auth, input, headers)
  await clearAttempts(database.plain, accountKey)
  const { isSuperAdmin } = await findMemberships(database.plain, response.user.id)
  return { cookies: answered.getSetCookie(), isSuperAdmin }
}

async function attempt({ database, clock }: Services, auth: Auth, body: Credentials, headers: Headers) {
  try {
    return await auth.api.signInEmail({ body, headers, returnHeaders: true })
  } catch (error) {
    if (!isAPIError(error)) throw error
    await recordFailedSignIn(database.plain, clock.now(), body.email)
    throw suspendedRefusal(error) ?? new Refusal('invalid', 'Invalid login credentials')
  }
}
