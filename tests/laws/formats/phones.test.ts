import { getCountries, getExampleNumber } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, it } from 'vitest'
import { toE164 } from '#server/platform/contact/phone.ts'

const mobiles = getCountries().map((country) => getExampleNumber(country, examples)!)

/** The ways in which people and spreadsheets write a mobile number, within its country and abroad. */
const waysAtHome: Record<string, (number: (typeof mobiles)[number]) => string> = {
  'as within the country': (number) => number.formatNational(),
  'as within the country, without signs': (number) => number.formatNational().replace(/\D/g, ''),
  'without its plus': ({ number }) => number.slice(1),
  'without its plus, in groups': (number) => number.formatInternational().slice(1),
  'without its plus, with a zero': ({ countryCallingCode: code, nationalNumber }) =>
    `${code}0${nationalNumber}`,
}
const waysAnywhere: Record<string, (number: (typeof mobiles)[number]) => string> = {
  'with a plus': ({ number }) => number,
  'with a plus, in groups': (number) => number.formatInternational(),
  'with 00': ({ number }) => `00${number.slice(1)}`,
  'with 00, in groups': (number) => `00 ${number.formatInternational().slice(1)}`,
  'with a zero in brackets': ({ countryCallingCode: code, nationalNumber }) =>
    `+${code} (0)${nationalNumber}`,
  'with 00 and a zero': ({ countryCallingCode: code, nationalNumber }) => `00${code} 0${nationalNumber}`,
}

const misread = (way: string, home: (number: (typeof mobiles)[number]) => string) =>
  mobiles
    .map((number) => ({
      number,
      written: waysOf[way]!(number),
      read: toE164(waysOf[way]!(number), home(number)),
    }))
    .filter(({ number, read }) => read !== number.number)
    .map(({ number, written, read }) => ({ country: number.country!, written, read }))
const atHome = ({ country }: (typeof mobiles)[number]) => country!
const abroad = ({ countryCallingCode }: (typeof mobiles)[number]) =>
  countryCallingCode === '1' ? 'DE' : 'US'
/** Countries where the number without its zero would be another one: Italian landlines begin with a zero. */
const withZeros = ['AC', 'IT', 'VA']
const waysOf = { ...waysAtHome, ...waysAnywhere }

describe('a mobile number of each country is read', () => {
  it.each(Object.keys(waysOf))('%s in its own country', (way) => {
    const others = way.endsWith('zero') ? withZeros : []
    expect(misread(way, atHome).filter(({ country }) => !others.includes(country))).toEqual([])
  })

  it.each(Object.keys(waysAnywhere))('%s in a country that knows other numbers', (way) => {
    const others = way.endsWith('zero') ? withZeros : []
    expect(misread(way, abroad).filter(({ country }) => !others.includes(country))).toEqual([])
  })

  it('as another one in each country that is listed as such', () => {
    const ways = Object.keys(waysOf).filter((way) => way.endsWith('zero'))
    const found = ways.flatMap((way) => misread(way, atHome).map(({ country }) => country))
    expect([...new Set(found)].sort()).toEqual(withZeros)
  })
})
