import { type Keyring, sameText } from '#server/platform/secrets/keyring.ts'

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'
const IDS_BYTES = 32
/**
 * 40 bits are enough, as each guess takes a mail. With the ids that makes 60 characters, of the 64 that a local part
 * may have (RFC 5321).
 */
const SIGNATURE_BYTES = 5

/**
 * The part before the @ of the address to which a mail is returned that cannot be delivered. It names the message,
 * signed. It has only lower case, as mail servers may change the case.
 */
export function bounceName(
  keyring: Keyring,
  { business_id, id }: { business_id: string; id: string },
): string {
  const ids = Buffer.from(`${business_id}${id}`.replaceAll('-', ''), 'hex')
  return base32(Buffer.concat([ids, signatureOf(keyring.hash(subject(ids)))]))
}

/** The message that such an address names; null for an address that is not ours. */
export function readBounceName(
  keyring: Keyring,
  name: string,
): { businessId: string; messageId: string } | null {
  const bytes = unbase32(name.toLowerCase())
  if (bytes?.length !== IDS_BYTES + SIGNATURE_BYTES) return null
  const ids = bytes.subarray(0, IDS_BYTES)
  const signature = bytes.subarray(IDS_BYTES).toString('hex')
  const isOurs = keyring
    .hashes(subject(ids))
    .some((hash) => sameText(signatureOf(hash).toString('hex'), signature))
  return isOurs ? { businessId: uuid(ids.subarray(0, 16)), messageId: uuid(ids.subarray(16)) } : null
}

const subject = (ids: Buffer): string => `bounce:${ids.toString('hex')}`
const signatureOf = (hash: string): Buffer => Buffer.from(hash, 'base64url').subarray(0, SIGNATURE_BYTES)

const uuid = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const fives = bits.match(/.{1,5}/g) ?? []
  return fives.map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

function unbase32(text: string): Buffer | null {
  if (!/^[a-z2-7]+$/.test(text)) return null
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
