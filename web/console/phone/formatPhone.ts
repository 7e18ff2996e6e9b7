import { type CountryCode, PhoneNumber } from 'libphonenumber-js/core'
import { numberingRules } from './numberingRules.ts'

/** Writes an E.164 number: national where its calling code is the country's own, else international. */
export function formatPhone(e164: string, country: string): string {
  try {
    const number = new PhoneNumber(e164, numberingRules)
    const countries = numberingRules.country_calling_codes[number.countryCallingCode]
    return countries?.includes(country as CountryCode)
      ? number.formatNational()
      : number.formatInternational()
  } catch {
    return e164
  }
}
