import type { ProgramEffect, PurchasePreview } from '#server/loyalty/counter/contract.ts'
import { tillTexts } from './texts.ts'

const words = tillTexts.effect

/** The effect of a purchase in one program, in a few words; null if it gives nothing. */
export function effectWords(effect: ProgramEffect, number: (value: number) => string): string | null {
  const { type, points, stamps, stamps_current, stamps_required, visits, reason } = effect
  switch (type) {
    case 'points':
      return points > 0 ? words.points(points, number(points)) : null
    case 'stamp_card':
      if (stamps === 0) return null
      return stamps_required ? words.stampsOn(stamps, stamps_current, stamps_required) : words.stamps(stamps)
    case 'free_item':
      if (stamps === 0) return null
      return stamps_required ? words.purchase(stamps_current, stamps_required) : words.purchases
    case 'discount':
      return reason === null ? words.visit(visits) : null
    case 'rebate_code':
      return null
  }
}

/** The words where a purchase gives nothing: points are given for an amount, which may not be typed yet. */
export const nothingWords = ({ amount, programs }: Pick<PurchasePreview, 'amount' | 'programs'>): string =>
  amount === null && programs.some(({ type }) => type === 'points')
    ? tillTexts.purchase.noAmount
    : tillTexts.purchase.nothing

/** The reasons why something is not given, each once; the visit's reason is shown elsewhere. */
export function reasonsIn({ programs, notes, visit }: Pick<PurchasePreview, 'programs' | 'notes' | 'visit'>) {
  const reasons = programs.flatMap(({ reason }) => (reason && reason !== visit.reason ? [reason] : []))
  return [...new Set([...notes, ...reasons])]
}
