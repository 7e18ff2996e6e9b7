import {
  type CountryCode,
  getCountries,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'

/**
 * The E.164 form of a phone number ('+14155550123'), or null when it is none. National numbers are read in
 * the shop's country; without one only international numbers are.
 */
export function toE164(input: string, country = ''): string | null {
  const home = isSupportedCountry(country) ? (country as CountryCode) : undefined
  const number = parsePhoneNumberFromString(input.trim(), home)
  // Of the right length is enough: new ranges of numbers open faster than what is known of them. Noughts alone
  // are a way past the field.
  return number?.isPossible() && /[1-9]/.test(number.nationalNumber) ? number.number : null
}

/** Numbers that no phone answers with a text: landlines, and those that cost or pay more than a call. */
const NEVER_TEXTED = ['FIXED_LINE', 'PREMIUM_RATE', 'SHARED_COST', 'TOLL_FREE', 'UAN', 'PAGER', 'VOICEMAIL']

/** Whether a text can be sent to an E.164 number at an ordinary price, as far as its form tells. */
export function canBeTexted(e164: string): boolean {
  const number = parsePhoneNumberFromString(e164)
  return !!number && !number.isNonGeographic() && !NEVER_TEXTED.includes(number.getType() ?? '')
}

/** '+1 415 555 0123' for people; the input itself when it can't be read. */
export function formatPhone(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164
}

/** The digits of an E.164 number: what `customers.auth_phone` holds. */
export const phoneDigits = (e164: string): string => e164.replace(/\D/g, '')

/** Every country whose phone numbers can be read, by its ISO 3166 code. */
export const countries = (): string[] => getCountries()

export const isCountry = (code: string): boolean => isSupportedCountry(code)
