import {
  type CountryCode,
  getCountries,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'

/**
 * The E.164 form of a phone number ('+14155550123'), or null for anything else. National numbers are read in
 * the business's country; without a country only international numbers are.
 */
export function toE164(input: string, country = ''): string | null {
  const home = isSupportedCountry(country) ? (country as CountryCode) : undefined
  const number = parsePhoneNumberFromString(input.trim(), home)
  // The right length is enough: new ranges of numbers open before the library knows them. A number of zeros
  // alone is how people get past the field.
  return number?.isPossible() && /[1-9]/.test(number.nationalNumber) ? number.number : null
}

/** North America does not tell mobile phones from landlines by their numbers. */
const TEXTED = ['MOBILE', 'FIXED_LINE_OR_MOBILE']

/** Premium numbers that North America has in every area code; the library's metadata does not list them. */
const PREMIUM_EXCHANGE = /^\+1\d{3}976/

/**
 * The country (ISO 3166) of a mobile phone's E.164 number, or null when it must never be texted: landlines,
 * personal (+44 70), premium, satellite (+881, +882) and pager numbers, and unknown kinds. They get no text, or
 * cost far more and pay the owner of the number.
 */
export function textedCountry(e164: string): string | null {
  const number = parsePhoneNumberFromString(e164)
  if (!number || number.isNonGeographic() || PREMIUM_EXCHANGE.test(e164)) return null
  return TEXTED.includes(number.getType() ?? '') ? (number.country ?? null) : null
}

/** '+1 415 555 0123' for people, '(415) 555-0123' in its own country; the input itself if it is not a phone number. */
export function formatPhone(e164: string, country = ''): string {
  const number = parsePhoneNumberFromString(e164)
  if (!number) return e164
  return number.country === country ? number.formatNational() : number.formatInternational()
}

/** The digits of an E.164 number: what `customers.auth_phone` holds. */
export const phoneDigits = (e164: string): string => e164.replace(/\D/g, '')

/** Every country whose phone numbers can be read, by its ISO 3166 code. */
export const countries = (): string[] => getCountries()

export const isCountry = (code: string): boolean => isSupportedCountry(code)
