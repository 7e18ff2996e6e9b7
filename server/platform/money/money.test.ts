import { expect, it } from 'vitest'
import { formatNumber } from '#server/platform/text/locale.ts'
import { formatMoney, formatPrice } from './money.ts'

const plain = (text: string) => text.replace(/\s/g, ' ')

// One screen may hold both: beside '1,250.00 €', '1.250 points' leaves it open which sign parts the cents.
it.each([
  ['en-DE', 'EUR', '1.250', '1.250,00 €'],
  ['en-FR', 'EUR', '1 250', '1 250,00 €'],
  ['en-AT', 'EUR', '1.250', '€ 1.250,00'],
  ['en-CH', 'CHF', "1'250", "CHF 1'250.00"],
  ['en-IE', 'EUR', '1,250', '€1,250.00'],
  ['en-US', 'USD', '1,250', '$1,250.00'],
  ['en-IN', 'INR', '1,250', '₹1,250.00'],
  ['en-BR', 'BRL', '1,250', 'R$1,250.00'],
])('in %s amounts of %s carry the signs of its numbers', (locale, currency, number, money) => {
  expect(plain(formatNumber(1250, locale))).toBe(number)
  expect(plain(formatMoney(125_000, currency, locale))).toBe(money)
})

it('drops decimals that are 0 from prices alone', () => {
  expect(plain(formatPrice(29, 'EUR', 'en-DE'))).toBe('29 €')
  expect(plain(formatPrice(9.5, 'EUR', 'en-DE'))).toBe('9,50 €')
})
