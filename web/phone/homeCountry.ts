/** Where a number without its country code is from, as far as the browser's language tells. */
export function homeCountry(): string {
  const regions = navigator.languages.map((language) => new Intl.Locale(language).region)
  return regions.find((region) => region && /^[A-Z]{2}$/.test(region)) ?? 'US'
}
