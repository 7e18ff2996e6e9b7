import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'

// What numbers are typed by; named here, so that the build leaves out the rest.
export { AsYouType, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** In some countries a number is complete, while others go on after the same digits by two or three more. */
const further = [...'0123456789'].flatMap((digit) => ['', '0', '00'].map((more) => digit + more))

/**
 * Whether typed digits are a number of this country that no further digit could follow. By the lengths of numbers alone
 * it would never be so in India or Brazil, where some numbers are longer than those of phones.
 */
export function isComplete(typed: string, country: CountryCode): boolean {
  const isNumber = (digits: string) => parsePhoneNumberFromString(digits, country)?.isValid() ?? false
  return isNumber(typed) && !further.some((digits) => isNumber(typed + digits))
}
