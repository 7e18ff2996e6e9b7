import { dateFormat, numberFormat } from '#server/platform/text/locale.ts'
import { cityOf } from '../page/cityOf.ts'
import type { BusinessSession } from '../session/session.ts'
import { texts } from './texts.ts'

type Place = Pick<BusinessSession['business'], 'default_country' | 'currency' | 'time_zone'>

const words = texts.place

/** 'Germany, euros, Berlin time': what the codes of a business's place are called. */
export const placeWords = ({ default_country: country, currency, time_zone: zone }: Place): string =>
  words.text(nameOf(country), moneyWords(currency), clockWords(zone))

const nameOf = (country: string) => new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country

/** In the plural, as of amounts: 'euros', 'US dollars'. */
function moneyWords(currency: string): string {
  const amount = numberFormat('en', { style: 'currency', currency, currencyDisplay: 'name' })
  return amount.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency
}

/** By the city, which its people know better than the zone; one of no place by its name, 'GMT-05:00'. */
function clockWords(zone: string): string {
  const city = cityOf(zone)?.split(', ')[0]
  if (city) return words.clock(city)
  const clock = dateFormat('en', { timeZone: zone, timeZoneName: 'longGeneric' })
  return clock.formatToParts(new Date()).find(({ type }) => type === 'timeZoneName')?.value ?? zone
}
