import type { EarnedReward, OperationSource } from '#server/loyalty/ledger/index.ts'
import type { ProgramType } from '#server/loyalty/programs/index.ts'

export type Purchase = {
  customerId: string
  /** Minor units, before any discount. Left out for a visit without a purchase. */
  amount?: number | undefined
  /** Stamps for stamp cards; one when left out. */
  stamps?: number | undefined
  /** Counts as a visit although the last one was within the business's visit window. */
  confirmRepeatVisit?: boolean | undefined
  /** A rebate code of this customer's to take off the amount. */
  applyRewardCode?: string | undefined
  /** Confirms an amount far above what the business usually takes. */
  confirmAmount?: boolean | undefined
  /** The effect that the preview showed; any other effect is refused. */
  previewToken?: string | undefined
  /**
   * Time at which the shown customer was read. Without a token, the purchase is refused first if anything was recorded
   * since.
   */
  seenAt?: Date | undefined
  /** Operations since `seenAt` that the caller recorded itself. */
  seenOperations?: string[] | undefined
  note?: string | undefined
  device?: string | undefined
  source?: OperationSource | undefined
}

export type AppliedDiscount = {
  /** Minor units. */
  amount: number
  /** '10% off'. */
  name: string
  program_id: string
  /** The used code, if the discount comes from one. */
  redemption_code: string | null
}

/** The effect of a purchase in one of the customer's programs. */
export type ProgramEffect = {
  program_id: string
  name: string
  type: ProgramType
  points: number
  points_balance: number
  /** All points ever earned, spent or not. */
  total_earned: number
  stamps: number
  stamps_current: number
  /** Places on the open card; null without one. */
  stamps_required: number | null
  /** Visits that a discount ladder counts, this one included. */
  visits: number
  /** The reason why something was not given, for the screen. */
  reason: string | null
}

/** The effect of a purchase, in the preview and in the record. */
export type PurchaseEffect = {
  /** Minor units before the discount, and the amount to be paid; null without an amount. */
  amount: number | null
  paid: number | null
  currency: string
  discount: AppliedDiscount | null
  visit: { counted: boolean; reason: string | null }
  programs: ProgramEffect[]
  /** Newly earned rewards; a preview's have no code yet. */
  rewards: (Omit<EarnedReward, 'redemption_code'> & { redemption_code: string | null })[]
  /** The reasons why something was not applied, for the screen. */
  notes: string[]
}

export type PurchaseResult = Omit<PurchaseEffect, 'rewards'> & {
  operation_id: string
  customer_id: string
  recorded_at: string
  rewards: EarnedReward[]
}
