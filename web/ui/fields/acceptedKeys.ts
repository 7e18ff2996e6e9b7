/**
 * The characters of a typed or pasted text that a pad accepts: digits of any script, and a leading + if allowed, cut to
 * length.
 */
export function acceptedKeys(text: string, plusAllowed: boolean, maxLength: number): string {
  const latin = text.normalize('NFKC').replace(/\p{Nd}/gu, latinDigit)
  const plus = plusAllowed && /^\s*\(?\+/.test(latin) ? '+' : ''
  return (plus + latin.replace(/\D/g, '')).slice(0, maxLength)
}

/**
 * The Latin digit of any decimal digit. Digits come in groups of ten that start at a zero, so the distance from it is
 * the value.
 */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0)!
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return String(value)
}
