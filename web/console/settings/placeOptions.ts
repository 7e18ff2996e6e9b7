import { timeZones } from '#server/platform/time/timeZones.ts'
import { cityOf } from '../page/cityOf.ts'

export type Choice = { value: string; label: string }

const named = (kind: Intl.DisplayNamesType) => new Intl.DisplayNames('en', { type: kind, fallback: 'code' })
const byLabel = (one: Choice, other: Choice) => one.label.localeCompare(other.label, 'en')
const withPresent = (values: readonly string[], present: string) =>
  values.includes(present) ? values : [present, ...values]

/** Zones by continent, each named by its city, which people type to find it: 'New York' for America/New_York. */
export function timeZoneOptions(present: string): Map<string, Choice[]> {
  const zones = withPresent(timeZones(), present).map((value) => {
    const [continent] = value.split('/')
    return { continent: continent!, value, label: cityOf(value) ?? value }
  })
  const byContinent = new Map<string, Choice[]>()
  for (const { continent, ...zone } of zones)
    byContinent.set(continent, [...(byContinent.get(continent) ?? []), zone])
  return byContinent
}

/** 'US Dollar (USD)'; a currency without a name in the browser is shown by its code. */
export function currencyOptions(codes: readonly string[], present: string): Choice[] {
  const names = named('currency')
  return withPresent(codes, present)
    .map((value) => {
      const name = names.of(value)
      return { value, label: name === value ? value : `${name} (${value})` }
    })
    .sort(byLabel)
}

export function countryOptions(codes: readonly string[]): Choice[] {
  const names = named('region')
  return codes.map((value) => ({ value, label: names.of(value) ?? value })).sort(byLabel)
}
