import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'

// The parts that check typed numbers; named here, so that the build leaves out the rest.
export { AsYouType, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * Digits that may follow a complete number: in some countries other numbers go on after the same digits by two or three
 * more.
 */
const further = [...'0123456789'].flatMap((digit) => ['', '0', '00'].map((more) => digit + more))

/**
 * True if typed digits are a number of this country that no further digit could follow. Judged by length alone, no
 * number would ever be complete in India or Brazil, where some numbers are longer than those of phones.
 */
export function isComplete(typed: string, country: CountryCode): boolean {
  const isNumber = (digits: string) => parsePhoneNumberFromString(digits, country)?.isValid() ?? false
  return isNumber(typed) && !further.some((digits) => isNumber(typed + digits))
}
