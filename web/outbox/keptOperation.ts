import type { LateOperationInput, PurchasePreview, RecordingInput } from '#server/loyalty/counter/contract.ts'

type LatePurchase = Extract<LateOperationInput, { kind: 'purchase' }>
type LateRedemption = Extract<LateOperationInput, { kind: 'redemption' }>

/** A purchase as it is kept. A code is not in it: only the server knows what it takes off. */
type KeptInput = Pick<LatePurchase, 'amount' | 'stamps' | 'confirm_repeat_visit' | 'confirm_amount'>
/** The fields that name a reward that was handed over. */
type GivenInput = Pick<LateRedemption, 'customer_reward_id' | 'code' | 'reward_id' | 'points'>

/** The effects of a purchase that the till showed, in ids and figures. */
export type Shown = {
  isVisit: boolean
  programs: { programId: string; points: number; stamps: number }[]
  rewards: number
}

/** Whose operation it is, where it was recorded and by whom. */
export type About = {
  /** A UUID, the idempotency key under which it is sent, however often. */
  key: string
  businessId: string
  /** The user who was signed in, as far as this device knows. */
  userId: string
  /** The name that somebody gave who worked while the server did not say who is signed in. */
  workedBy?: string
  /** Their id, or that of somebody whom only this device knows (`newcomerId`). */
  customerId: string
  /** The whole number, E.164, that was typed without a connection: it decides whose the operation is. */
  phone?: string
}

export type NewPurchase = About & {
  kind: 'purchase'
  input: KeptInput
  /** Null if it was recorded before the preview was there. */
  shown: Shown | null
}

/** A reward that was handed over without a connection. Whether it was good, the server says when it arrives. */
export type NewRedemption = About & {
  kind: 'redemption'
  input: GivenInput
  /** The reward's name, or the code that was shown. */
  name: string
}

export type NewOperation = NewPurchase | NewRedemption

/**
 * An operation as it was recorded on this device, kept until the server has answered it. It names nobody, unless a whole
 * number was typed without a connection: whoever has the disk reads ids, amounts and times.
 */
export type KeptOperation = NewOperation & Recorded
export type KeptRedemption = NewRedemption & Recorded

type Recorded = {
  /** The device's counter. It grows with each operation, and no number comes twice. */
  number: number
  /** The device's clock when it was recorded, ISO 8601. */
  happenedAt: string
  /** True before it is first sent: from then on only the server knows whether it arrived. */
  mayHaveArrived: boolean
}

export const keptInputOf = ({
  amount,
  stamps,
  confirm_repeat_visit,
  confirm_amount,
}: Omit<RecordingInput, 'customer_id'>): KeptInput => ({
  ...(amount !== undefined && { amount }),
  ...(stamps !== undefined && { stamps }),
  ...(confirm_repeat_visit !== undefined && { confirm_repeat_visit }),
  ...(confirm_amount !== undefined && { confirm_amount }),
})

export const shownIn = ({
  visit,
  programs,
  rewards,
}: Pick<PurchasePreview, 'visit' | 'programs' | 'rewards'>): Shown => ({
  isVisit: visit.counted,
  programs: programs.map(({ program_id, points, stamps }) => ({ programId: program_id, points, stamps })),
  rewards: rewards.length,
})

const NEWCOMER = 'new '

/** The id, on this device alone, of somebody whom the server adds when their operation arrives. */
export const newcomerId = (): string => `${NEWCOMER}${crypto.randomUUID()}`

export const isNewcomer = (customerId: string): boolean => customerId.startsWith(NEWCOMER)

/** True if something besides purchases waits, so that the words speak of entries. */
export const hasRewards = (operations: readonly KeptOperation[]): boolean =>
  operations.some(({ kind }) => kind === 'redemption')
