import type { OperationKind } from './kinds.ts'

/** Minor units of the currency that was paid in. */
export type Money = { amount: number; currency: string }

/** The unit that a row counts, where several units share a cause. On a free item's card, stamps are purchases. */
export type Unit = 'point' | 'stamp' | 'purchase' | 'visit'

/**
 * The reason of a ledger row: a code, and values that the row's own columns don't have. Its sentence is made from them.
 * Names of rewards and programs are those of that time. Rows are never changed, so a code keeps its meaning and its
 * values forever.
 */
export type Cause =
  | { code: 'purchase'; paid: Money }
  /** Stamps now on a card, and its places. If they are equal, the card is full. */
  | { code: 'stamps'; now: number; places: number }
  | { code: 'counted_purchase'; now: number; places: number; reward: string }
  /** The number of the visit, if it counted, and the discount for the earlier visits. */
  | { code: 'ladder'; visit: number | null; discount: { percent: number; off: Money } | null }
  | { code: 'welcome_bonus' }
  | { code: 'card_full'; reward: string }
  | { code: 'card_expired'; unit: Unit }
  | { code: 'points_expired' }
  | { code: 'reward_received'; reward: string }
  | { code: 'reward_claimed'; reward: string }
  | { code: 'reward_redeemed'; reward: string }
  /** A code that reduced the price of a purchase. */
  | { code: 'reward_used'; reward: string; off: Money }
  | { code: 'reward_expired'; reward: string }
  | { code: 'reward_taken_back'; reward: string }
  | { code: 'redemption_undone'; reward: string }
  /** Points that come back for a reward that was returned or never used. */
  | { code: 'claim_cancelled'; reward: string }
  | { code: 'claim_expired'; reward: string }
  | { code: 'adjustment'; unit: Unit }
  | { code: 'opening_balance'; unit: Unit }
  /** Two records of one person were merged. */
  | { code: 'merged' }
  /** Moved to another card of the same person, or from it. */
  | { code: 'moved_away'; unit: Unit; program: string }
  | { code: 'moved_here'; unit: Unit; program: string }
  /** A point that the remainders of both cards added up to. */
  | { code: 'joined_remainders' }
  /** Takes back the welcome bonus of a second record of one person. */
  | { code: 'bonus_once' }
  | ({ code: 'undone'; unit: Unit } & Undone)
  /** Money of a purchase was refunded to the customer. */
  | { code: 'refunded'; unit: Unit; refund: Money }

/** The undone operation and its paid amount; null for a visit without an amount. */
export type Undone = { operation: OperationKind; paid: Money | null }

export type Code = Cause['code']

/** The columns of a ledger row that its sentence may use. */
export type Numbers = { points: number; stamps: number; visits: number }

/** The texts of a language: for each code the sentence that customers read. `locale` is of that language. */
export type Texts = {
  [C in Code]: (cause: Extract<Cause, { code: C }>, numbers: Numbers, locale: string) => string
} & {
  /** A row of a card that was merged later: the survivor's own card has its own first visit and stamp. */
  on_other_card: (sentence: string) => string
}
