import { describe, expect, it } from 'vitest'
import { minorDigits } from '#server/platform/money/minorDigits.ts'
import { formatPhone, phoneDigits, toE164 } from './phone.ts'

describe('phones and money', () => {
  it('a national number is read in the shop’s country, an international one anywhere', () => {
    expect(toE164('(415) 555-0123', 'US')).toBe('+14155550123')
    expect(toE164('020 7946 0958', 'GB')).toBe('+442079460958')
    expect(toE164('+49 30 901820', 'US')).toBe('+4930901820')
    expect(phoneDigits('+442079460958')).toBe('442079460958')
  })

  it('a text that is not a phone number is refused', () => {
    for (const text of ['', '12', 'hello', '+', '+1 415', '٠'.repeat(40)])
      expect(toE164(text, 'US')).toBeNull()
  })

  it('the half of a number is refused where numbers have many lengths, and a short landline is taken', () => {
    for (const half of ['0151', '0151 2345', '0151 234567', '+49 171 2345', '+44 7400 12345'])
      expect([half, toE164(half, 'DE')]).toEqual([half, null])
    for (const whole of ['030 1234', '02246 123', '0171 2345678', '0151 23456789'])
      expect([whole, toE164(whole, 'DE')]).not.toEqual([whole, null])
  })

  it('a number is written as in its own country, elsewhere with the country’s code', () => {
    expect(formatPhone('+12125550100', 'US')).toBe('(212) 555-0100')
    expect(formatPhone('+12125550100', 'DE')).toBe('+1 212 555 0100')
    expect(formatPhone('+918123456789', 'IN')).toBe('81234 56789')
    expect(formatPhone('call us', 'US')).toBe('call us')
  })

  it('every currency has the right number of decimals', () => {
    expect([minorDigits('USD'), minorDigits('JPY'), minorDigits('KWD')]).toEqual([2, 0, 3])
  })
})
