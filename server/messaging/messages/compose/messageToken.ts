import type { Keyring } from '#server/platform/secrets/keyring.ts'
import { sameText } from '#server/platform/secrets/keyring.ts'

export type TokenUse = 'unsubscribe' | 'preferences' | 'open' | 'link' | 'weekly mail' | 'confirm consent'

const ID_BYTES = 16
// 128 bits of the keyed hash, so that nobody guesses a link.
const SIGNATURE_LENGTH = 22

/**
 * An opaque, signed name of one message for one use, safe in a link. It needs no row of its own, and works as long as
 * the key that signed it is kept, which is what a link in an old mail needs.
 */
export function messageToken(
  keyring: Keyring,
  use: TokenUse,
  { business_id, id }: { business_id: string; id: string },
): string {
  const ids = Buffer.from(`${business_id}${id}`.replaceAll('-', ''), 'hex').toString('base64url')
  return `${ids}${keyring.hash(`${use}:${ids}`).slice(0, SIGNATURE_LENGTH)}`
}

/** The message that a token names; null for anything that we did not sign for this use. */
export function readMessageToken(
  keyring: Keyring,
  use: TokenUse,
  token: string,
): { businessId: string; messageId: string } | null {
  const ids = token.slice(0, -SIGNATURE_LENGTH)
  const signature = token.slice(-SIGNATURE_LENGTH)
  const isOurs = keyring
    .hashes(`${use}:${ids}`)
    .some((hash) => sameText(hash.slice(0, SIGNATURE_LENGTH), signature))
  const bytes = Buffer.from(ids, 'base64url')
  if (!isOurs || bytes.length !== 2 * ID_BYTES) return null
  return { businessId: uuid(bytes.subarray(0, ID_BYTES)), messageId: uuid(bytes.subarray(ID_BYTES)) }
}

/** Writes 16 bytes as an id. */
export function uuid(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
