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
