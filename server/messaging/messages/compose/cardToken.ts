import { type Keyring, sameText } from '#server/platform/secrets/keyring.ts'
import { uuid } from './messageToken.ts'

/** A message, by the columns that name it. */
type Named = { business_id: string; id: string }

/** The content of a mailed link's token. */
export type ReadCardToken = { businessId: string; messageId: string; ends: Date }

const ID_BYTES = 16
const NAMED_BYTES = 2 * ID_BYTES + 4
/** 128 bits of the keyed hash, so that nobody guesses a link. */
const SIGNATURE_LENGTH = 22
const MINUTE = 60_000

/**
 * The secret part of a mailed link that shows a card until `ends`. It is kept nowhere, not even as a hash: it names the
 * message and its end, signed. What ended it meanwhile, the message and its customer tell (see `isStillTo`).
 */
export function newCardToken(keyring: Keyring, message: Named, ends: Date): string {
  const bytes = Buffer.alloc(NAMED_BYTES)
  bytes.write(`${message.business_id}${message.id}`.replaceAll('-', ''), 'hex')
  bytes.writeUInt32BE(Math.floor(ends.getTime() / MINUTE), 2 * ID_BYTES)
  const named = bytes.toString('base64url')
  return `${named}${keyring.hash(signed(named)).slice(0, SIGNATURE_LENGTH)}`
}

/** Reads a token; null for anything that we did not sign. */
export function readCardToken(keyring: Keyring, token: string): ReadCardToken | null {
  const named = token.slice(0, -SIGNATURE_LENGTH)
  const signature = token.slice(-SIGNATURE_LENGTH)
  const bytes = Buffer.from(named, 'base64url')
  const isOurs = keyring
    .hashes(signed(named))
    .some((hash) => sameText(hash.slice(0, SIGNATURE_LENGTH), signature))
  if (!isOurs || bytes.length !== NAMED_BYTES) return null
  return {
    businessId: uuid(bytes.subarray(0, ID_BYTES)),
    messageId: uuid(bytes.subarray(ID_BYTES, 2 * ID_BYTES)),
    ends: new Date(bytes.readUInt32BE(2 * ID_BYTES) * MINUTE),
  }
}

const signed = (named: string): string => `card:${named}`
