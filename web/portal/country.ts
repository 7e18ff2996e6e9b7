import { lastShop } from './remembered.ts'

/** Where a number without its country code is from: the shop's country, else that of the browser's language. */
export function homeCountry(): string {
  const known = lastShop()?.default_country
  if (known) return known
  const regions = navigator.languages.map((language) => new Intl.Locale(language).region)
  return regions.find((region) => region && /^[A-Z]{2}$/.test(region)) ?? 'US'
}
