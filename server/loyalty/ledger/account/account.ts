import type { Customer, Totals } from '#server/loyalty/customers/index.ts'
import type { Program, ProgramTerms, Reward } from '#server/loyalty/programs/index.ts'
import type { customerProgramProgress } from '../progressTables.ts'
import type { customerRewards, pointLots } from '../tables.ts'

/** A customer's progress in one program. Rules read it; only `enter` changes it, with a ledger row. */
export type Standing = typeof customerProgramProgress.$inferSelect
export type HandedOutReward = Pick<
  Reward,
  'id' | 'program_id' | 'type' | 'name' | 'description' | 'valid_days'
>
export type HeldReward = typeof customerRewards.$inferSelect
export type Lot = Pick<typeof pointLots.$inferSelect, 'id' | 'program_id' | 'remaining' | 'expires_at'>

export type AccountProgram = Pick<Program, 'id' | 'name' | 'status'> & {
  /** Only customers who still hold something in an archived program see it. */
  archived: boolean
  terms: ProgramTerms
  /** The reward that the program gives by itself. */
  reward: HandedOutReward | null
  /** Null until the customer is enrolled. */
  standing: Standing | null
}

export type EnrolledProgram = AccountProgram & { standing: Standing }

export type Account = {
  business: {
    timeZone: string
    currency: string
    locale: string
    visitWindowMinutes: number
    /** The largest amount that a counter worker may record, in minor units; null means no limit. */
    counterMostAmount: number | null
  }
  customer: Pick<Customer, 'id'> & Totals
  /** Every program of the business, oldest first. */
  programs: AccountProgram[]
  /** True if some points, a card or a reward of this customer is past its date. */
  somethingDue: boolean
  /** The customer's visits around the time of a late operation; null for one that is recorded at once. */
  visitsThen: VisitsThen | null
}

export type VisitsThen = {
  /** Times of visits that may be within the visit window, before and after. */
  near: Date[]
  /** Visits that were added since: at that time the customer did not have them. */
  later: number
}

/** A program that the customer takes part in. A ledger row for any other program is a bug. */
export function enrolledIn(account: Account, programId: string): EnrolledProgram {
  const program = account.programs.find(({ id }) => id === programId)
  if (!program?.standing) throw new Error(`customer ${account.customer.id} is not enrolled in ${programId}`)
  return program as EnrolledProgram
}

/** True if a customer sees a program. An archived program is shown only to customers who hold something in it. */
export const isShown = ({ archived, standing }: AccountProgram): boolean =>
  !archived || (standing !== null && (standing.points_balance > 0 || standing.stamps_current > 0))

/**
 * The visits that a discount ladder counts: all of the customer's visits to the business, also from before the ladder
 * was made or joined. Other programs count none.
 */
export const visitsOn = ({ customer, visitsThen }: Account, { terms }: AccountProgram): number =>
  terms.type === 'discount' ? Math.max(0, customer.total_visits - (visitsThen?.later ?? 0)) : 0

export const openCard = ({ card_id, card_places, stamps_current }: Standing) =>
  card_id === null ? null : { stamps: stamps_current, places: card_places! }
