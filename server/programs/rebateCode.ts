import { formatMoney, minorDigits } from '#server/platform/money.ts'
import type { RebateCodeConfig } from './config.ts'
import { percentOf } from './discount.ts'

/** What a code takes off, fixed when it is issued. A fixed value is in major units. */
export type RebateTerms = Pick<RebateCodeConfig, 'discountType' | 'discountValue' | 'singleUse'>

export const rebateTerms = ({ discountType, discountValue, singleUse }: RebateCodeConfig): RebateTerms => ({
  discountType,
  discountValue,
  singleUse,
})

/** Minor units off a purchase of `amount`, never more than all of it. */
export function rebateOff(terms: RebateTerms, amount: number, currency: string): number {
  if (terms.discountType === 'percentage') return percentOf(amount, terms.discountValue)
  return Math.min(amount, Math.round(terms.discountValue * 10 ** minorDigits(currency)))
}

/** '10% off', '$5.00 off'. */
export function rebateName(terms: RebateTerms, currency: string, locale: string): string {
  if (terms.discountType === 'percentage') return `${terms.discountValue}% off`
  return `${formatMoney(Math.round(terms.discountValue * 10 ** minorDigits(currency)), currency, locale)} off`
}
