import { expect, test } from 'vitest'
import { initials } from './Avatar.tsx'

test('initials are whole letters, in any script', () => {
  expect(initials('Ana María de la Cruz')).toBe('AC')
  expect(initials('  madonna ')).toBe('M')
  expect(initials('مريم الحسن')).toBe('ما')
  expect(initials('👩🏽‍🍳 Bäcker')).toBe('👩🏽‍🍳B')
  expect(initials('Blue Door Café', 1)).toBe('B')
  expect(initials('')).toBe('')
})

test('of a phone number, the last two digits tell one guest from the next', () => {
  expect(initials('(212) 555-0142')).toBe('42')
  expect(initials('+49 1512 3456789')).toBe('89')
})
