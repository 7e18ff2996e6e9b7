import { type CountryCode, PhoneNumber } from 'libphonenumber-js/core'
import { numberingRules } from './numberingRules.ts'

/**
 * Formats an E.164 number: national if its calling code is the country's own, otherwise international. In India nobody
 * writes the 0 that the library puts before mobiles.
 */
export function formatPhone(e164: string, country: string): string {
  try {
    const number = new PhoneNumber(e164, numberingRules)
    const countries = numberingRules.country_calling_codes[number.countryCallingCode]
    return countries?.includes(country as CountryCode)
      ? number.formatNational({ nationalPrefix: country !== 'IN' })
      : number.formatInternational()
  } catch {
    return e164
  }
}
