import type { CardBusiness } from './program.ts'

/** A field still empty in a form arrives as NaN. */
const finite = (value: number) => (Number.isFinite(value) ? value : 0)

/** Formatters in the business's locale and currency; money takes whole units. */
export function cardNumbers({ locale = 'en', currency = 'USD' }: CardBusiness) {
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const price = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  return {
    number: (value: number) => plain.format(finite(value)),
    money: (value: number) => price.format(finite(value)),
    percent: (value: number) => share.format(finite(value) / 100),
  }
}
