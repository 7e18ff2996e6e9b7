import { getCountries, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, it } from 'vitest'
import { formatPhone } from './formatPhone.ts'

const numbers = getCountries().map((country) => getExampleNumber(country, examples)!)

describe('a phone number', () => {
  it('is written in every country as the full rules write it', () => {
    expect(numbers.length).toBeGreaterThan(200)
    for (const number of numbers) {
      const country = number.country!
      const abroad = number.countryCallingCode === '81' ? 'US' : 'JP'
      const national = number.formatNational({ nationalPrefix: country !== 'IN' })
      expect([country, formatPhone(number.number, country)]).toEqual([country, national])
      expect([country, formatPhone(number.number, abroad)]).toEqual([country, number.formatInternational()])
    }
  })

  it('is grouped by its first digits', () => {
    for (const e164 of ['+442079460958', '+441539112345', '+493012345678', '+4915112345678', '+541143211234'])
      expect(formatPhone(e164, 'US')).toBe(parsePhoneNumberFromString(e164)!.formatInternational())
  })

  it('is national wherever its calling code is dialled from', () => {
    expect(formatPhone('+14165550123', 'US')).toBe('(416) 555-0123')
    expect(formatPhone('+14165550123', 'GB')).toBe('+1 416 555 0123')
  })

  it('belongs to no country where the code is the world’s', () => {
    expect(formatPhone('+80012345678', 'US')).toBe('+800 1234 5678')
  })

  it('is shown unchanged if its format is unknown', () => {
    for (const unknown of ['+999123', '+', 'not a number', ''])
      expect(formatPhone(unknown, 'US')).toBe(unknown)
  })
})
