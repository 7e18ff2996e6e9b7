import { languageName } from '#server/platform/text/locale.ts'
import { pageLanguages } from '#server/platform/text/pageLanguages.ts'
import { timeZones } from '#server/platform/time/timeZones.ts'
import { language } from '#web/ui/language.ts'
import { cityOf } from '../page/cityOf.ts'
import { continents } from './continentTexts.ts'

type Choice = readonly [value: string, words: string]

const named = (kind: Intl.DisplayNamesType) =>
  new Intl.DisplayNames(language, { type: kind, fallback: 'code' })
const byWords = ([, one]: Choice, [, other]: Choice) => one.localeCompare(other, language)
const withPresent = (values: readonly string[], present: string) =>
  values.includes(present) ? values : [present, ...values]

/** Zones by continent, each named by its city, which people type to find it: 'New York' for America/New_York. */
export function timeZoneOptions(present: string): Map<string, Choice[]> {
  const byContinent = Map.groupBy(withPresent(timeZones(), present), (zone) => zone.split('/')[0]!)
  const cities = ([continent, zones]: [string, string[]]) =>
    [continents[continent] ?? continent, zones.map((zone) => [zone, cityOf(zone) ?? zone] as const)] as const
  return new Map([...byContinent].map(cities))
}

/** 'US Dollar (USD)'; a currency without a name in the browser is shown by its code. */
export function currencyOptions(codes: readonly string[], present: string): Choice[] {
  const names = named('currency')
  return withPresent(codes, present)
    .map((value) => {
      const name = names.of(value)
      return [value, name === value ? value : `${name} (${value})`] as const
    })
    .sort(byWords)
}

export function countryOptions(codes: readonly string[]): Choice[] {
  const names = named('region')
  return codes.map((value) => [value, names.of(value) ?? value] as const).sort(byWords)
}

/** Languages in their own names, after the one that the country decides. */
export const languageOptions = (ofCountry: string): Choice[] => [
  ['', ofCountry],
  ...pageLanguages.map((value) => [value, languageName(value)] as const),
]
