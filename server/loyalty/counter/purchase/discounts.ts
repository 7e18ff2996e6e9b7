import {
  type Account,
  type AccountProgram,
  type Book,
  type HeldReward,
  visitsOn,
} from '#server/loyalty/ledger/rules.ts'
import { ladderPercent, percentOf, rebateOff } from '#server/loyalty/programs/rules.ts'
import { formatPercent } from '#server/platform/text/locale.ts'
import type { AppliedDiscount } from './purchase.ts'

export type Discounts = { applied: AppliedDiscount | null; code: HeldReward | null; note: string | null }

/**
 * The one discount of a purchase; discounts never add up. The largest of the customer's ladders and the code from the
 * till applies. A code that would take off nothing, or no more than a ladder, stays unused.
 */
export function chooseDiscount(book: Book, amount: number | null, code: HeldReward | null): Discounts {
  if (amount === null) return { applied: null, code: null, note: null }
  const ladder = book.account.programs
    .map((program) => ladderDiscount(book.account, program, amount))
    .reduce((best, next) => ((next?.amount ?? 0) > (best?.amount ?? 0) ? next : best), null)
  if (!code) return { applied: ladder, code: null, note: null }
  const off = rebateOff(code.terms!, amount, book.account.business.currency)
  if (ladder && ladder.amount >= off) {
    return {
      applied: ladder,
      code: null,
      note: `${ladder.name} takes off as much or more, so the code was not used.`,
    }
  }
  if (off === 0)
    return {
      applied: ladder,
      code: null,
      note: `${code.name} takes nothing off here, so the code was not used.`,
    }
  const { name, program_id, redemption_code } = code
  return { applied: { amount: off, name, program_id, redemption_code }, code, note: null }
}

function ladderDiscount(account: Account, program: AccountProgram, amount: number): AppliedDiscount | null {
  if (program.status !== 'active' || program.terms.type !== 'discount' || !program.standing) return null
  const percent = ladderPercent(program.terms.config, visitsOn(account, program))
  if (percent === 0) return null
  return {
    amount: percentOf(amount, percent),
    name: `${formatPercent(percent, account.business.locale)} off`,
    program_id: program.id,
    redemption_code: null,
  }
}
