import { toE164 } from '#server/platform/contact/phone.ts'

/**
 * The possible numbers of a typed text (E.164), likeliest first: as written in the country, then as an international
 * number without its plus.
 */
export function readPhones(typed: string, country: string): string[] {
  const numbers = [toE164(typed, country), toE164(`+${typed.replace(/\D/g, '')}`, country)]
  return [...new Set(numbers.filter((number) => number !== null))]
}
