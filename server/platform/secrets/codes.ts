import { randomBytes, randomInt } from 'node:crypto'

/** No 0/O, 1/I/L, 2/Z, 5/S, 8/B: a code is read aloud at a noisy counter. */
const ALPHABET = 'ACDEFGHJKMNPQRTUVWXY34679'

/** An unguessable code for people, `length` characters of 4.6 bits each. */
export function readableCode(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** True if `readableCode` could have made this text, in upper or lower case. */
export const isReadableCode = (text: string, length: number): boolean =>
  text.length === length && [...text.toUpperCase()].every((letter) => ALPHABET.includes(letter))

/** A numeric one-time code such as '042817'. */
export const numericCode = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0')

/** A secret for links and cookies: 256 bits, URL-safe. */
export const secretToken = (): string => randomBytes(32).toString('base64url')
