import type { LateOperationInput, PurchasePreview, RecordingInput } from '#server/loyalty/counter/contract.ts'

/** What is kept of a purchase. A code is not in it: it redeems, which wants the server at once. */
type KeptInput = Pick<LateOperationInput, 'amount' | 'stamps' | 'confirm_repeat_visit' | 'confirm_amount'>

/** What the till said that a purchase gives, in ids and figures. */
export type Shown = {
  isVisit: boolean
  programs: { programId: string; points: number; stamps: number }[]
  rewards: number
}

export type NewOperation = {
  /** A UUID, the idempotency key under which it is sent, however often. */
  key: string
  kind: 'purchase'
  businessId: string
  /** The user who was signed in, as far as this device knows. */
  userId: string
  /** The name that somebody gave who worked while the server did not say who is signed in. */
  workedBy?: string
  /** Their id, or that of somebody whom only this device knows (`newcomerId`). */
  customerId: string
  /** The whole number, E.164, that was typed without a connection: it decides whose the operation is. */
  phone?: string
  input: KeptInput
  /** Null if it was recorded before the preview was there. */
  shown: Shown | null
}

/**
 * A purchase as it was recorded on this device, kept until the server has answered it. It names nobody, unless a whole
 * number was typed without a connection: whoever has the disk reads ids, amounts and times.
 */
export type KeptOperation = NewOperation & {
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
