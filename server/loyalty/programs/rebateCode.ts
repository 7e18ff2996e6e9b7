import { minorDigits } from '#server/platform/money/minorDigits.ts'
import { formatMoney } from '#server/platform/money/money.ts'
import { formatPercent } from '#server/platform/text/locale.ts'
import type { RebateCodeConfig, RebateTerms } from './config.ts'
import { percentOf } from './discount.ts'

export const rebateTerms = ({ discountType, discountValue, singleUse }: RebateCodeConfig): RebateTerms => ({
  discountType,
  discountValue,
  singleUse,
})

/** Minor units off a purchase of `amount`, at most all of it. */
export function rebateOff(terms: RebateTerms, amount: number, currency: string): number {
  if (terms.discountType === 'percentage') return percentOf(amount, terms.discountValue)
  return Math.min(amount, Math.round(terms.discountValue * 10 ** minorDigits(currency)))
}

/** '10%', '$5.00'. */
export function rebateAmount(terms: RebateTerms, currency: string, locale: string): string {
  if (terms.discountType === 'percentage') return formatPercent(terms.discountValue, locale)
  return formatMoney(Math.round(terms.discountValue * 10 ** minorDigits(currency)), currency, locale)
}
