import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { refusalIn, sentenceIn } from '#server/platform/text/refusalIn.ts'
import type { PurchaseEffect } from './purchase/purchase.ts'
import type { UndoEffect } from './undo/undoResult.ts'

// The effects of a purchase or an undo are kept in English, so that a repeated request gets the same. It is said in the
// language of whoever asks.

type Effect = Pick<PurchaseEffect, 'discount' | 'visit' | 'programs' | 'notes'>

export const purchaseIn = <Given extends Effect>(language: PageLanguage, given: Given): Given => ({
  ...given,
  // The name of a reward is the business's own.
  discount: given.discount && {
    ...given.discount,
    name:
      given.discount.redemption_code === null
        ? refusalIn(language, given.discount.name)
        : given.discount.name,
  },
  visit: { ...given.visit, reason: sentenceIn(language, given.visit.reason) },
  programs: given.programs.map((program) => ({ ...program, reason: sentenceIn(language, program.reason) })),
  notes: given.notes.map((note) => refusalIn(language, note)),
})

export const undoneIn = <Given extends Pick<UndoEffect, 'not_taken_back' | 'notes'>>(
  language: PageLanguage,
  given: Given,
): Given => ({
  ...given,
  not_taken_back: given.not_taken_back.map((each) => ({ ...each, reason: refusalIn(language, each.reason) })),
  notes: given.notes.map((note) => refusalIn(language, note)),
})
