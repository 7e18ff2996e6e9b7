import { createHmac, randomBytes } from 'node:crypto'
import { sameText } from '#server/platform/keyring.ts'

// RFC 6238 with what every authenticator app understands: HMAC-SHA-1, steps of 30 seconds, six digits.
const STEP_SECONDS = 30
const DIGITS = 6
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new shared secret, in base32 as apps take it by hand. */
export const newSecret = (): string => base32(randomBytes(SECRET_BYTES))

/** What the QR code holds (the Key Uri Format): who gives the account, and whose it is. */
export function keyUri(secret: string, email: string): string {
  const issuer = 'Regulars'
  const params = new URLSearchParams({ secret, issuer, digits: String(DIGITS), period: String(STEP_SECONDS) })
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?${params}`
}

/**
 * The time step whose code this is: the present one or its neighbours, for clocks that are a little off.
 * @param after a step that was taken already; its code and older ones are no answer
 */
export function stepOf(secret: string, code: string, now: Date, after: number): number | undefined {
  const present = Math.floor(now.getTime() / 1000 / STEP_SECONDS)
  return [present - 1, present, present + 1].find(
    (step) => step > after && sameText(codeAt(secret, step), code),
  )
}

/** The code of a time step: RFC 4226's HOTP with the step as its counter. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = digest.at(-1)! & 15
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** RFC 4648 without padding; our secrets are a whole number of groups of 5 bits. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((group) => ALPHABET[Number.parseInt(group, 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
