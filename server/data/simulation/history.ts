import type { Operation } from '#server/loyalty/counter/index.ts'
import type { Account, HeldReward } from '#server/loyalty/ledger/index.ts'

/** A recorded operation, with what of it does not follow from the rules that are replayed. */
export type Happened = Pick<
  Operation,
  | 'id'
  | 'kind'
  | 'customer_id'
  | 'source'
  | 'created_at'
  | 'amount'
  | 'discount_amount'
  | 'counts_as_visit'
  | 'visits'
  | 'reverses_id'
  | 'refunds_id'
> & {
  /** Stamps that staff gave; 1 where no stamp card was there to tell. */
  stamps: number
  /** Minor units that the program itself took off, by a tier. */
  own_discount: number
  /** Changed in the program by hand or by a file. */
  points_changed: number
  stamps_changed: number
  /** What was given without points by staff, campaign or automation: a code of the program, or of its catalogue. */
  gift: { reward: { id: string } & Pick<HeldReward, 'type' | 'name'>; expires_at: Date | null } | null
  /** A reward of the program's catalogue that was bought with points. */
  claim: { reward_id: string; name: string; price: number; valid_days: number } | null
  /** Rewards of the program that were used: which of the operation that gave it, from 0 on. */
  used: { given_by: string; place: number }[]
  /** Whose record was merged into the customer's. */
  merged_id: string | null
}

/** A customer when the replay begins. */
export type Beginning = {
  id: string
  /** When they joined without an operation: on the join page, during the replay. */
  enrolled_at: Date | null
  /** Whether they were in the program already, and what they held in it. */
  was_in: boolean
  points: number
  points_carried: number
  stamps: number
  rewards_earned: number
  visits: number
}

/** A person: the customer, and the records that were merged into theirs. */
export type Person = { id: string; beginnings: Beginning[]; happened: Happened[] }

/** What all replays of a business begin with. */
export type Start = { businessId: string; from: Date; until: Date; business: Account['business'] }
