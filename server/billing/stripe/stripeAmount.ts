import { minorDigits } from '#server/platform/money/minorDigits.ts'

/**
 * How many digits Stripe gives the amounts of a currency where that is not two: https://docs.stripe.com/currencies. It
 * keeps two for some that lost theirs, such as the krónur of Iceland and the shillings of Uganda.
 */
const stripeDigits = new Map<string, number>(
  Object.entries({
    0: 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF',
    3: 'BHD JOD KWD OMR TND',
  }).flatMap(([digits, codes]) => codes.split(' ').map((code) => [code, Number(digits)] as const)),
)

/** Our minor units of an amount of Stripe's; `currency` in capitals. */
export function fromStripeAmount(amount: number, currency: string): number {
  const digits = stripeDigits.get(currency) ?? 2
  return Math.round(amount * 10 ** (minorDigits(currency) - digits))
}
