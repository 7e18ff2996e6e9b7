import { expect, test } from 'vitest'
import { createFormat } from '#web/format/format.ts'
import { whenWords } from './whenWords.ts'

const format = {
  ...createFormat({ locale: 'en-GB', currency: 'GBP', time_zone: 'Europe/London' }),
  phone: (e164: string) => e164,
}

test('a late operation says when it happened and when it arrived, by the clock of the shop', () => {
  const at = '2026-06-09T17:40:00.000Z'
  expect(whenWords({ at, happened_at: '2026-06-09T13:02:00.000Z' }, format)).toBe(
    'recorded on Tuesday at 14:02, arrived 18:40',
  )
  expect(whenWords({ at, happened_at: '2026-06-08T22:30:00.000Z' }, format)).toBe(
    'recorded on Monday at 23:30, arrived on Tuesday at 18:40',
  )
})

test('what was recorded at once says when', () => {
  expect(whenWords({ at: '2026-06-01T09:00:00.000Z', happened_at: null }, format)).toBe('1 Jun 2026')
})
