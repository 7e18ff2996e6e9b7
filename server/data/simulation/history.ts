import type { Operation } from '#server/loyalty/counter/index.ts'
import type { Account, HeldReward } from '#server/loyalty/ledger/index.ts'

/** A recorded operation, with everything in it that does not follow from the rules that are replayed. */
export type Happened = Pick<
  Operation,
  | 'id'
  | 'kind'
  | 'customer_id'
  | 'source'
  | 'happened_at'
  | 'created_at'
  | 'amount'
  | 'discount_amount'
  | 'counts_as_visit'
  | 'visits'
  | 'reverses_id'
  | 'refunds_id'
> & {
  /** Stamps that staff gave; 1 if no stamp card recorded their number. */
  stamps: number
  /** Minor units that the program's own tiers took off. */
  own_discount: number
  /** Changed in the program by hand or by an import. */
  points_changed: number
  stamps_changed: number
  /**
   * A reward given without points by staff, a campaign or a trigger: a code of the program, or a reward of its
   * catalogue.
   */
  gift: { reward: { id: string } & Pick<HeldReward, 'type' | 'name'>; expires_at: Date | null } | null
  /** A reward of the program's catalogue that was bought with points. */
  claim: { reward_id: string; name: string; price: number; valid_days: number } | null
  /**
   * Rewards of the program that were used. Each is named by the operation that gave it and its place among that
   * operation's rewards, from 0 on.
   */
  used: { given_by: string; place: number }[]
  /** The customer whose record was merged into this one. */
  merged_id: string | null
}

/** A customer when the replay begins. */
export type Beginning = {
  id: string
  /** The moment during the replay when they joined without an operation, on the join page. */
  enrolled_at: Date | null
  /** True if they were in the program already; then the fields below are their holdings in it. */
  was_in: boolean
  points: number
  points_carried: number
  stamps: number
  rewards_earned: number
  visits: number
}

/** A person: the customer, and the records that were merged into theirs. */
export type Person = { id: string; beginnings: Beginning[]; happened: Happened[] }

/** The beginning that all replays of a business share. */
export type Start = { businessId: string; from: Date; until: Date; business: Account['business'] }
