import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import type { Keyring } from '#server/platform/secrets/keyring.ts'
import type { FormerSecret } from './tables.ts'

const PREFIX = 'whsec_'
/** Standard Webhooks asks for 24 to 64. */
const SECRET_BYTES = 32

/** A replaced secret signs for this long beside the new one. */
const BOTH_SIGN_MS = 86_400_000
/** Most replaced secrets that still sign: the header stays short. */
const MOST_FORMER = 3

export const newSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64')

const about = (businessId: string): string => `webhook secret of ${businessId}`
export const sealSecret = (keyring: Keyring, businessId: string, secret: string): string =>
  keyring.seal(secret, about(businessId))

type Sealed = { secret: string; former_secrets: FormerSecret[] }

/** The former secrets of an endpoint whose secret is being replaced, newest first. */
export const formerAfter = ({ secret, former_secrets }: Sealed, now: Date): FormerSecret[] =>
  [
    { secret, until: new Date(now.getTime() + BOTH_SIGN_MS).toISOString() },
    ...stillSigning(former_secrets, now),
  ].slice(0, MOST_FORMER)

export const stillSigning = (former: FormerSecret[], now: Date): FormerSecret[] =>
  former.filter(({ until }) => new Date(until) > now)

/**
 * Opens the secrets that sign at this moment, the present one first.
 * @throws {Error} if no key of the keyring opens the present one
 */
export function openSecrets(
  keyring: Keyring,
  { business_id, secret, former_secrets }: Sealed & { business_id: string },
  now: Date,
): string[] {
  const present = keyring.open(secret, about(business_id))
  if (present === undefined) throw new Error('no key opens the secret of an endpoint')
  const former = stillSigning(former_secrets, now).flatMap(
    (one) => keyring.open(one.secret, about(business_id)) ?? [],
  )
  return [present, ...former]
}

/** The headers of Standard Webhooks 1.0.0 for a try: each is signed anew, at its own moment, by every secret. */
export const signed = (secrets: string[], { id, body }: { id: string; body: string }, at: Date) => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
})
