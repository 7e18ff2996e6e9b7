/** Where a number without its country code is from, as far as the browser's language tells. */
export function homeCountry(): string {
  const regions = navigator.languages.map(regionOf)
  return regions.find((region) => region && /^[A-Z]{2}$/.test(region)) ?? 'US'
}

/** Not every language that a browser names is one: a Linux without a language set calls it 'c'. */
function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region
  } catch {
    return undefined
  }
}
