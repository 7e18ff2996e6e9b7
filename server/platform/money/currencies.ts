import countryToCurrency from 'country-to-currency'

const currencyByCountry: Record<string, string> = countryToCurrency

/** What a country pays with (ISO 4217). */
export const currencyOf = (country: string): string => currencyByCountry[country] ?? 'USD'

/** Those that some country pays with: Intl's own list keeps currencies that are gone. */
export const currencies: readonly string[] = [...new Set(Object.values(currencyByCountry))].sort()
