import { expect, it } from 'vitest'
import { readMoney, writeMoney } from './typedMoney.ts'

it.each([
  ['500', 2, 50_000],
  [' 12.5 ', 2, 1250],
  ['12,05', 2, 1205],
  ['500', 0, 500],
  ['1.234', 3, 1234],
  ['1,000.00', 2, 100_000],
  ['1.234,5', 2, 123_450],
  ['1,234,567.89', 2, 123_456_789],
  ['1,00,000.00', 2, 10_000_000],
])('an amount typed as %s with %i decimals is %i', (typed, digits, amount) => {
  expect(readMoney(typed, digits)).toBe(amount)
  for (const locale of ['en-US', 'en-DE', 'en-IN'])
    expect(readMoney(writeMoney(amount, digits, locale), digits)).toBe(amount)
})

it('an amount stands in a field with the mark of its country', () => {
  expect(writeMoney(1250, 2, 'en-DE')).toBe('12,50')
  expect(writeMoney(1250, 2, 'en-US')).toBe('12.50')
})

// '1,234' could be a thousand or one, so it is refused.
it.each(['', '0', '-5', 'ten', '1,234', '1.000.000', '12.345', '1e9', '1,00.00', '1,000,00', '1,000.005'])(
  '%s is no amount of dollars',
  (typed) => {
    expect(readMoney(typed, 2)).toBeUndefined()
  },
)
