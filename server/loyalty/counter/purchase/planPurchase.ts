import {
  type Book,
  type EnrolledProgram,
  enrolInNewPrograms,
  type HeldReward,
  type Identity,
  record,
  useReward,
} from '#server/loyalty/ledger/rules.ts'
import { applyProgram } from './applyProgram.ts'
import { chooseDiscount, type Discounts } from './discounts.ts'
import type { ProgramEffect, Purchase, PurchaseEffect } from './purchase.ts'
import { countVisit, judgeVisit, type Visit } from './visit.ts'

export type PurchasePlan = Omit<PurchaseEffect, 'rewards'>

/**
 * Applies a purchase once to every active program of the business, in the book only. Preview and record both use it, so
 * the till shows exactly what is written. `code` is the customer's reward named in the purchase.
 */
export function planPurchase(
  book: Book,
  identity: Identity,
  purchase: Purchase,
  code: HeldReward | null,
): PurchasePlan {
  enrolInNewPrograms(book, purchase.source)
  const visit = judgeVisit(book.account, book.now, purchase.confirmRepeatVisit ?? false)
  return givePurchase(book, identity, purchase, visit, chooseDiscount(book, purchase.amount ?? null, code))
}

/** Applies a purchase whose visit and discounts are known. A replay reads both from what was recorded. */
export function givePurchase(
  book: Book,
  identity: Identity,
  purchase: Omit<Purchase, 'customerId'>,
  visit: Visit,
  discounts: Discounts,
): PurchasePlan {
  const { account, now } = book
  const amount = purchase.amount ?? null
  const paid = amount === null ? null : amount - (discounts.applied?.amount ?? 0)
  const operationId = recordIt(book, identity, purchase, visit, discounts, paid)
  if (visit.counted) countVisit(account, now)
  const active = account.programs.filter(({ status }) => status === 'active') as EnrolledProgram[]
  const programs: ProgramEffect[] = active.map((program) =>
    applyProgram(book, operationId, program, { paid, stamps: purchase.stamps ?? 1, visit, discounts }),
  )
  if (discounts.code) {
    const off = { amount: discounts.applied!.amount, currency: account.business.currency }
    useReward(book, operationId, discounts.code, { code: 'reward_used', reward: discounts.code.name, off })
  }
  return {
    amount,
    paid,
    currency: account.business.currency,
    discount: discounts.applied,
    visit,
    programs,
    notes: discounts.note ? [discounts.note] : [],
  }
}

function recordIt(
  book: Book,
  identity: Identity,
  purchase: Omit<Purchase, 'customerId'>,
  visit: Visit,
  discounts: Discounts,
  paid: number | null,
): string {
  return record(book, identity, {
    source: purchase.source,
    amount: paid,
    discount_amount: discounts.applied?.amount ?? 0,
    currency: paid === null ? null : book.account.business.currency,
    counts_as_visit: visit.counted,
    device: purchase.device,
    note: purchase.note ?? null,
  })
}
