import { expect, it } from 'vitest'
import { dateFormat, formatList, formatNumber, localeIn, localeOf } from './locale.ts'
import { pageLanguages } from './pageLanguages.ts'

const moment = new Date('2026-11-23T14:05:00Z')

it.each([
  ['en-US', 'Nov 23, 2026, 2:05 PM'],
  ['en-DE', '23 Nov 2026, 14:05'],
  ['en-IN', '23 Nov 2026, 2:05 pm'],
  // Countries for which English has no form of its own.
  ['en-BR', '23 Nov 2026, 14:05'],
  ['en-TH', '23 Nov 2026, 14:05'],
  ['en-EG', '23 Nov 2026, 2:05 pm'],
])('a moment in %s is written %s, in no other country’s order and by its own clock', (locale, written) => {
  const format = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  expect(format.format(moment).replace('\u202f', ' ')).toBe(written)
})

it('lists words as their country does', () => {
  const cities = ['Rome', 'Oslo', 'Bern']
  expect(formatList(cities, 'en-DE')).toBe('Rome, Oslo and Bern')
  expect(formatList(cities, 'en-US')).toBe('Rome, Oslo, and Bern')
  expect(formatList(cities, 'en-DE', 'disjunction')).toBe('Rome, Oslo or Bern')
})

it.each([...pageLanguages, 'fa', 'bn', 'mr', 'my', 'ne'])(
  'numbers in %s have the digits of the receipts',
  (language) => {
    for (const country of ['US', 'DE', 'EG', 'SA', 'AE', 'IR', 'IN', 'BD', 'MM', 'NP'])
      for (const locale of [localeOf(country, language), localeIn(`en-${country}`, language)])
        expect([locale, formatNumber(1_234_567_890, locale).replace(/[^\p{Nd}]/gu, '')]).toEqual([
          locale,
          '1234567890',
        ])
  },
)
