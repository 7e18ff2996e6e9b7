import { expect, test } from 'vitest'
import { acceptedKeys } from './acceptedKeys.ts'

test('a pasted phone number keeps its digits and its leading plus', () => {
  expect(acceptedKeys(' (+44) 20 7946-0018', true, 18)).toBe('+442079460018')
  expect(acceptedKeys('+1 (555) 010-0199', false, 18)).toBe('15550100199')
})

test('letters, signs and script are dropped', () => {
  expect(acceptedKeys('12e+3<script>4', true, 18)).toBe('1234')
})

test('digits of other scripts count as the digits they are', () => {
  expect(acceptedKeys('٠١٢٣٤٥٦٧٨٩', false, 18)).toBe('0123456789')
  expect(acceptedKeys('１２３', false, 18)).toBe('123')
  expect(acceptedKeys('९८', false, 18)).toBe('98')
})

test('no more than the pad holds', () => {
  expect(acceptedKeys('9'.repeat(40), false, 6)).toBe('999999')
})
