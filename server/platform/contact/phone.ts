import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  type PhoneNumber,
  parseIncompletePhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'

/**
 * The E.164 form of a phone number ('+14155550123'), or null for anything else. National numbers are read in the
 * business's country; without a country only international numbers are. A number is also read
 * - with 00 before its calling code, wherever that is dialled otherwise;
 * - with the country's calling code and without a plus, which spreadsheets drop: if that makes a mobile number, and the
 *   text as it stands is no number of the country;
 * - with the zero of a national number behind the calling code, where none belongs;
 * - in a form that its country gave up.
 */
export function toE164(input: string, country = ''): string | null {
  const home = isSupportedCountry(country) ? (country as CountryCode) : undefined
  const written = parsePhoneNumberFromString(input.trim(), home)
  const found = readMobile(input, home, written) ?? written
  return found && isWhole(found) ? currentForm(found.number) : null
}

/**
 * True for a number of the right length: new ranges open before the library knows them. Some countries have numbers of
 * nearly every length, so that the half of one looks right; an unknown number has at least the digits of a mobile there.
 * A number of zeros alone is how people get past the field.
 */
function isWhole(number: PhoneNumber): boolean {
  if (!number.isPossible() || !/[1-9]/.test(number.nationalNumber)) return false
  const country = number.country ?? number.getPossibleCountries()[0]
  const mobile = country && getExampleNumber(country, examples)
  return number.isValid() || number.nationalNumber.length >= (mobile?.nationalNumber.length ?? 0)
}

/**
 * Reads a text as a mobile number in all the ways of `toE164`. `written` is the number that the text is as it stands.
 */
function readMobile(
  input: string,
  home: CountryCode | undefined,
  written: PhoneNumber | undefined,
): PhoneNumber | undefined {
  const typed = /\p{L}/u.test(input) ? '' : parseIncompletePhoneNumber(input)
  const bracketed = zeroInBrackets.test(input) ? [internationalOf(input.replace(zeroInBrackets, '$1'))] : []
  const zeros = typed.startsWith('00') ? [internationalOf(typed)] : []
  return (
    firstThat(isMobile, bracketed) ??
    firstThat((number) => number.isValid(), zeros) ??
    (written && isMobile(written) ? written : undefined) ??
    firstThat(isMobile, otherReadings(typed, home, written?.isValid() ?? false))
  )
}

/** '+34 (0)612 345 678' */
const zeroInBrackets = /^(\s*(?:\+|00)[\d\s]+)\(0\)/

const internationalOf = (text: string): string => parseIncompletePhoneNumber(text).replace(/^00/, '+')

function firstThat(fits: (number: PhoneNumber) => boolean, readings: string[]): PhoneNumber | undefined {
  for (const reading of readings) {
    const number = parsePhoneNumberFromString(reading)
    if (number && fits(number)) return number
  }
  return undefined
}

/** Other readings of typed digits than as they stand, likeliest first. */
function otherReadings(typed: string, home: CountryCode | undefined, isLandline: boolean): string[] {
  const code = home && getCountryCallingCode(home)
  const abroad = /^(\+|00)/.test(typed)
    ? [internationalOf(typed)]
    : code && typed.startsWith(code)
      ? [`+${typed}`]
      : []
  // In Italy a landline's number begins with a zero.
  return [...abroad, ...olderMexican(typed, home), ...(isLandline ? [] : abroad.flatMap(withoutZero))]
}

const callingCodes = new Set<string>(getCountries().map((country) => getCountryCallingCode(country)))

/** '+34 0612 345 678' without its zero. */
function withoutZero(international: string): string[] {
  const code = [1, 2, 3]
    .map((length) => international.slice(1, 1 + length))
    .find((one) => callingCodes.has(one))
  return code && international[1 + code.length] === '0'
    ? [`+${code}${international.slice(2 + code.length)}`]
    : []
}

/** Until 2019 a 1 stood before Mexico's mobile numbers from abroad, and 044, 045 or 01 within the country. */
function olderMexican(typed: string, home: CountryCode | undefined): string[] {
  const [, number] =
    /^(?:\+|00)521(\d{10})$/.exec(typed) ??
    (home === 'MX' ? /^(?:521|044|045|01|1)(\d{10})$/.exec(typed) : null) ??
    []
  return number ? [`+52${number}`] : []
}

const isMobile = (number: PhoneNumber): boolean => number.isValid() && TEXTED.includes(number.getType() ?? '')

/**
 * Mobile numbers that were stored with the calling code twice, such as +49 49 151 23456789: typed with the calling code
 * but without its plus, they fit the rules of landlines too. No landline is as long.
 */
const mobiles = ['27[6-8]\\d{8}', '491[5-7]\\d{8,9}', '628\\d{8,10}', '358(?:4\\d|50)\\d{7,8}', '3834\\d{7}']
const single = new RegExp(`^\\+(?=(?:${mobiles.join('|')})$)(27|49|62|358|383)`)
const doubled = new RegExp(`^\\+(27|49|62|358|383)(?=(?:${mobiles.join('|')})$)\\1`)

/** The form in which a number is stored today, for a number in this or an older form. */
export const currentForm = (e164: string): string =>
  e164.replace(doubled, '+$1').replace(/^\+521(\d{10})$/, '+52$1')

/**
 * All forms in which the number of a phone may be stored, the given one first. Mexico gave up a 1. In Argentina a 9
 * says that a text reaches the phone, and people leave it out. A calling code may be stored twice.
 */
export function phoneForms(e164: string): [string, ...string[]] {
  const [, one, mexican] = /^\+52(1?)(\d{10})$/.exec(e164) ?? []
  if (mexican) return [e164, one ? `+52${mexican}` : `+521${mexican}`]
  const [, nine, argentine] = /^\+54(9?)([1-3]\d{9})$/.exec(e164) ?? []
  if (argentine) return [e164, nine ? `+54${argentine}` : `+549${argentine}`]
  if (doubled.test(e164)) return [e164, e164.replace(doubled, '+$1')]
  return single.test(e164) ? [e164, e164.replace(single, '+$1$1')] : [e164]
}

/** A key that is equal for all forms of a number; limits and comparisons use it. */
export const phoneKey = (e164: string): string => phoneForms(e164).sort()[0]!

/** Kinds of numbers that get texts. North America does not tell mobile phones from landlines by their numbers. */
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

/**
 * The mobile form of a number that is written as a landline's and may be either: Argentina's without their 9. Only
 * somebody who knows the phone can tell. Null for all other numbers.
 */
export function mobileForm(e164: string): string | null {
  if (textedCountry(e164)) return null
  return phoneForms(e164).find((form) => textedCountry(form) !== null) ?? null
}

/**
 * A number as people write it: '+1 415 555 0123', or '(415) 555-0123' in its own country. A text that is not a phone
 * number stays as it is.
 */
export function formatPhone(e164: string, country = ''): string {
  const number = parsePhoneNumberFromString(e164)
  if (!number) return e164
  return number.country === country ? nationalForm(number) : number.formatInternational()
}

/** A number as people of its country write it. In India nobody writes the 0 that the library puts before mobiles. */
export const nationalForm = (number: PhoneNumber): string =>
  number.formatNational({ nationalPrefix: number.country !== 'IN' })

/** The digits of an E.164 number: what `customers.auth_phone` holds. */
export const phoneDigits = (e164: string): string => e164.replace(/\D/g, '')

export const isCountry = (code: string): boolean => isSupportedCountry(code)
