import type { PurchaseInput, PurchasePreview } from '#server/loyalty/counter/contract.ts'
import { tillTexts } from '#web/till/texts.ts'
import type { Format } from '../page/format.ts'
import { texts } from './texts.ts'

const words = texts.purchase

/** The button's words. Without an amount, inside the visit window, no visit is recorded unless staff say so. */
export function recordWords(
  { amount, confirm_repeat_visit }: Pick<PurchaseInput, 'amount' | 'confirm_repeat_visit'>,
  preview: Pick<PurchasePreview, 'visit'> | undefined,
  { money }: Pick<Format, 'money'>,
): string {
  if (amount !== undefined) return tillTexts.purchase.record(money(amount))
  if (confirm_repeat_visit) return words.recordAgain
  return preview && !preview.visit.counted ? words.recordNoVisit : words.recordVisit
}
