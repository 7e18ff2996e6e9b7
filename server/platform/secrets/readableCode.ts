/** No 0/O, 1/I/L, 2/Z, 5/S, 8/B: a code is read aloud at a noisy counter. */
const ALPHABET = 'ACDEFGHJKMNPQRTUVWXY34679'
/** Bytes from here on would make some letters more likely than others. */
const LEAST_UNEVEN = 256 - (256 % ALPHABET.length)

/** An unguessable code for people, `length` characters of 4.6 bits each. It runs in the browser, too. */
export function readableCode(length: number): string {
  // All bytes at once, some of them to spare: asking for them takes much longer than the rest.
  const bytes = crypto.getRandomValues(new Uint8Array(2 * length))
  const letters = [...bytes].filter((byte) => byte < LEAST_UNEVEN).slice(0, length)
  if (letters.length < length) return readableCode(length)
  return letters.map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/** True if `readableCode` could have made this text, in upper or lower case. */
export const isReadableCode = (text: string, length: number): boolean =>
  text.length === length && [...text.toUpperCase()].every((letter) => ALPHABET.includes(letter))
