import { numberFormat } from '#server/platform/text/locale.ts'
import { language } from '#web/ui/language.ts'
import { cityOf } from '../page/cityOf.ts'
import type { BusinessSession } from '../session/session.ts'
import { texts } from './texts.ts'

type Place = Pick<BusinessSession['business'], 'default_country' | 'currency' | 'time_zone'>

const words = texts.place

/** The names of a business's country, currency and time zone: 'Germany, euros, Berlin time'. */
export const placeWords = ({ default_country: country, currency, time_zone: zone }: Place): string =>
  words.text(nameOf(country), moneyWords(currency), clockWords(zone))

const nameOf = (country: string) => new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country

/** The currency's name in the plural, as in amounts: 'euros', 'US dollars'. */
function moneyWords(currency: string): string {
  const amount = numberFormat(language, { style: 'currency', currency, currencyDisplay: 'name' })
  return amount.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency
}

/** The zone's city, which people know better than the zone. A zone without a city is told as unknown. */
function clockWords(zone: string): string {
  const city = cityOf(zone)?.split(', ')[0]
  return city ? words.clock(city) : words.noClock
}
