import { AsYouType, type CountryCode, isSupportedCountry } from 'libphonenumber-js/min'

/** A typed number with the spaces and brackets of its country. */
export function formatTyped(typed: string, country: string): string {
  const plain = typed.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '')
  return new AsYouType(isSupportedCountry(country) ? (country as CountryCode) : undefined).input(plain)
}
