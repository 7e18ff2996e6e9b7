import { phoneDigits, toE164 } from '#server/platform/phone.ts'

/**
 * The digits of the numbers that a customer may have meant, likeliest first: as it is written in the country,
 * then as an international number whose plus was left out.
 */
export function readPhones(typed: string, country: string): string[] {
  const numbers = [toE164(typed, country), toE164(`+${typed.replace(/\D/g, '')}`, country)]
  return [...new Set(numbers.filter((number) => number !== null).map(phoneDigits))]
}
