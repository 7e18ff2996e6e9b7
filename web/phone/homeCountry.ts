/** The country of numbers without a country code, as far as the browser's language tells it. */
export function homeCountry(): string {
  const regions = navigator.languages.map(regionOf)
  return regions.find((region) => region && /^[A-Z]{2}$/.test(region)) ?? 'US'
}

/** The region of a language, if it is one: browsers on a Linux without a language setting name it 'c'. */
function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region
  } catch {
    return undefined
  }
}
