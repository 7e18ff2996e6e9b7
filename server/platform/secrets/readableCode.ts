/** No 0/O, 1/I/L, 2/Z, 5/S, 8/B: a code is read aloud at a noisy counter. */
const ALPHABET = 'ACDEFGHJKMNPQRTUVWXY34679'
/** Bytes from here on would make some letters more likely than others. */
const LEAST_UNEVEN = 256 - (256 % ALPHABET.length)

/** An unguessable code for people, `length` characters of 4.6 bits each. It runs in the browser, too. */
export function readableCode(length: number): string {
  let code = ''
  while (code.length < length) {
    const [byte] = crypto.getRandomValues(new Uint8Array(1))
    if (byte! < LEAST_UNEVEN) code += ALPHABET[byte! % ALPHABET.length]
  }
  return code
}

/** True if `readableCode` could have made this text, in upper or lower case. */
export const isReadableCode = (text: string, length: number): boolean =>
  text.length === length && [...text.toUpperCase()].every((letter) => ALPHABET.includes(letter))
