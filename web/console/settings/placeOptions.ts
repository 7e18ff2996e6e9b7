export type Choice = { value: string; label: string }

/** The languages of the countries most businesses are in; another one that a business has already joins them. */
const LOCALES = [
  'en-US', 'en-GB', 'en-CA', 'en-AU', 'en-NZ', 'en-IE', 'en-IN', 'en-ZA', 'es-ES', 'es-MX', 'es-US', 'fr-FR',
  'fr-CA', 'fr-CH', 'de-DE', 'de-AT', 'de-CH', 'it-IT', 'nl-NL', 'nl-BE', 'pt-BR', 'pt-PT', 'sv-SE', 'da-DK',
  'nb-NO', 'fi-FI', 'pl-PL', 'cs-CZ', 'el-GR', 'tr-TR', 'he-IL', 'ar-AE', 'ja-JP', 'ko-KR', 'zh-CN', 'zh-TW',
] // biome-ignore format: read as one list

const named = (kind: Intl.DisplayNamesType) => new Intl.DisplayNames('en', { type: kind, fallback: 'code' })
const byLabel = (one: Choice, other: Choice) => one.label.localeCompare(other.label)
const withPresent = (values: readonly string[], present: string) =>
  values.includes(present) ? values : [present, ...values]

/** Zones by continent, each by its city, which is what people type to find it: 'New York' for America/New_York. */
export function timeZoneOptions(present: string): Map<string, Choice[]> {
  const zones = withPresent(Intl.supportedValuesOf('timeZone'), present).map((value) => {
    const [continent, ...city] = value.replaceAll('_', ' ').split('/')
    return { continent: continent!, value, label: city.reverse().join(', ') || value }
  })
  const byContinent = new Map<string, Choice[]>()
  for (const { continent, ...zone } of zones)
    byContinent.set(continent, [...(byContinent.get(continent) ?? []), zone])
  return byContinent
}

/** 'US Dollar (USD)'. */
export function currencyOptions(present: string): Choice[] {
  const names = named('currency')
  return withPresent(Intl.supportedValuesOf('currency'), present)
    .map((value) => ({ value, label: `${names.of(value) ?? value} (${value})` }))
    .sort(byLabel)
}

export function countryOptions(codes: readonly string[]): Choice[] {
  const names = named('region')
  return codes.map((value) => ({ value, label: names.of(value) ?? value })).sort(byLabel)
}

/** 'German (Austria): 1 234,5 · 31.12.2026', by which a business knows its own. */
export function localeOptions(present: string): Choice[] {
  const names = named('language')
  const lastDay = new Date(Date.UTC(new Date().getUTCFullYear(), 11, 31))
  return withPresent(LOCALES, present)
    .map((value) => {
      const figure = new Intl.NumberFormat(value, { useGrouping: 'always' }).format(1234.5)
      const date = new Intl.DateTimeFormat(value, { timeZone: 'UTC' }).format(lastDay)
      return { value, label: `${names.of(value) ?? value}: ${figure} · ${date}` }
    })
    .sort(byLabel)
}
