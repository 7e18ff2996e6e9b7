import { expect, it } from 'vitest'
import { isMended } from './isMended.ts'

const phone = (value: string, pattern = '(###) ###-####') =>
  isMended({ type: 'tel', value, isValid: true, pattern })

it.each([
  ['(201) 555-01', false],
  ['(201) 555-0123', true],
  ['+49 151', false],
  ['+49 1512 3456789', true],
  ['', false],
])('a refused phone that reads %j now: mended is %s', (value, mended) => {
  expect(phone(value)).toBe(mended)
})

it.each([
  ['98765 40139', true],
  ['098765 40139', true],
  ['98765 4013', false],
  ['098765 4013', false],
])('a country’s 0 may be left out: %j is mended is %s', (value, mended) => {
  expect(phone(value, '0##### #####')).toBe(mended)
})

it('another field is mended when the browser takes it', () => {
  for (const isValid of [true, false])
    expect(isMended({ type: 'email', value: 'ana@', isValid, pattern: undefined })).toBe(isValid)
})
