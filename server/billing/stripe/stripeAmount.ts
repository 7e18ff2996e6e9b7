import { minorDigits } from '#server/platform/money/minorDigits.ts'

/**
 * Decimal digits of Stripe's amounts, for currencies that do not have two: https://docs.stripe.com/currencies. Stripe
 * keeps two for some currencies that lost theirs, such as the Icelandic króna and the Ugandan shilling.
 */
const stripeDigits = new Map<string, number>(
  Object.entries({
    0: 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF',
    3: 'BHD JOD KWD OMR TND',
  }).flatMap(([digits, codes]) => codes.split(' ').map((code) => [code, Number(digits)] as const)),
)

/** Converts an amount of Stripe's to our minor units; `currency` in capitals. */
export function fromStripeAmount(amount: number, currency: string): number {
  const digits = stripeDigits.get(currency) ?? 2
  return Math.round(amount * 10 ** (minorDigits(currency) - digits))
}
