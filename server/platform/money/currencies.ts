import countryToCurrency from 'country-to-currency'

const currencyByCountry: Record<string, string> = countryToCurrency

/** Currency of a country (ISO 4217); USD for an unknown country. */
export const currencyOf = (country: string): string => currencyByCountry[country] ?? 'USD'

/** Currencies that some country uses. Intl's own list keeps currencies that no longer exist. */
export const currencies: readonly string[] = [...new Set(Object.values(currencyByCountry))].sort()
