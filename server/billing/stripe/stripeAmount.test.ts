import { expect, it } from 'vitest'
import { fromStripeAmount } from './stripeAmount.ts'

// Ten units of each currency, as Stripe's API gives them.
it.each([
  ['USD', 1000, 1000],
  ['JPY', 10, 10],
  ['KWD', 10_000, 10_000],
  ['HUF', 1000, 10],
  ['ISK', 1000, 10],
  ['UGX', 1000, 10],
  ['IDR', 1000, 10],
])('ten %s at Stripe are ten on an invoice here', (currency, amount, ours) => {
  expect(fromStripeAmount(amount, currency)).toBe(ours)
})
