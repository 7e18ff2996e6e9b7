import { expect, it } from 'vitest'
import { dateFormat, formatList } from './locale.ts'

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
