import { describe, expect, it } from 'vitest'
import { minorDigits } from './money.ts'
import { phoneDigits, toE164 } from './phone.ts'

describe('phones and money', () => {
  it('read a national number in the shop’s country and an international one anywhere', () => {
    expect(toE164('(415) 555-0123', 'US')).toBe('+14155550123')
    expect(toE164('020 7946 0958', 'GB')).toBe('+442079460958')
    expect(toE164('+49 30 901820', 'US')).toBe('+4930901820')
    expect(phoneDigits('+442079460958')).toBe('442079460958')
  })

  it('take nothing for a number that is none', () => {
    for (const text of ['', '12', 'hello', '+', '+1 415', '٠'.repeat(40)])
      expect(toE164(text, 'US')).toBeNull()
  })

  it('know how many digits a currency’s minor unit has', () => {
    expect([minorDigits('USD'), minorDigits('JPY'), minorDigits('KWD')]).toEqual([2, 0, 3])
  })
})
