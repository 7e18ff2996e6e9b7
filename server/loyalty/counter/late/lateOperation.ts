import type { Customer } from '#server/loyalty/customers/index.ts'
import { identify, type Request } from '#server/loyalty/ledger/index.ts'
import type { Purchase } from '../purchase/purchase.ts'
import { intentOf } from '../purchase/readPurchase.ts'
import type { LateOperationInput } from './lateContract.ts'
import type { Recorder } from './recorder.ts'

/** Longest time between an operation and its arrival, in milliseconds, for it to be recorded by the rules of then. */
export const LATEST_MS = 72 * 3_600_000
/** An operation that arrives within this time, in milliseconds, is recorded as now. */
const AT_ONCE_MS = 60_000

type Sent = {
  /** Its customer as the sender named them: the same whenever it is sent, whosever it is found to be. */
  named: string
  device: string | undefined
  /** True if it was kept on a device that was ended since. */
  isFromEndedDevice: boolean
  /** Milliseconds by which the server's clock is ahead of the sender's. */
  ahead: number
}

/** An operation of a batch, before it is known whose it is. */
export type SentOperation = LateOperationInput & Sent
export type SentRedemption = Extract<LateOperationInput, { kind: 'redemption' }> & Sent

/** An operation of a batch, and whose it is; '' for nobody's. */
export type LateOperation = SentOperation & { customer_id: string }
export type LatePurchase = Extract<LateOperation, { kind: 'purchase' }>
export type LateRedemption = Extract<LateOperation, { kind: 'redemption' }>

/** The reward of a late redemption. `customerRewardId` is null for one that is bought with points. */
export type NamedReward = { customerRewardId: string | null; rewardId: string; name: string }

/** A late operation with what is known of it. */
export type Known = {
  late: LateOperation
  /** When it happened, by the clock of the server. */
  at: Date
  recorder: Recorder
  /** The customer whom it names, merged and erased ones too. */
  customer: Customer | undefined
  /** The number of somebody whom nobody has added yet; null for everybody else. */
  phone: string | null
  /** The reward that a redemption names; null for a purchase, and for a reward that the business does not have. */
  reward: NamedReward | null
}

/** When it happened by the clock of the server: at the latest now, and in years that the database can write. */
export function happenedAt({ happened_at, ahead }: SentOperation, now: Date): Date {
  const at = Math.max(0, Date.parse(happened_at) + ahead)
  return new Date(now.getTime() - at < AT_ONCE_MS ? now.getTime() : at)
}

export const purchaseOf = (late: LatePurchase): Purchase => ({
  customerId: late.customer_id,
  amount: late.amount,
  stamps: late.stamps,
  confirmRepeatVisit: late.confirm_repeat_visit,
  confirmAmount: late.confirm_amount,
  note: late.note,
  device: late.device,
})

/** The request of `once` that the same at POST /v1/purchases or /v1/redemptions under the same key has, too. */
export function requestOf(late: LateOperation): Request {
  if (late.kind === 'redemption') return redemptionRequestOf(late)
  const purchase = purchaseOf(late)
  const { customerId } = purchase
  const { named, key: idempotencyKey } = late
  return { kind: 'purchase', customerId, named, idempotencyKey, input: intentOf(purchase) }
}

function redemptionRequestOf(late: LateRedemption): Request {
  const { named, key: idempotencyKey, customer_id: customerId } = late
  const { code, customer_reward_id: customerRewardId, reward_id: rewardId, points, note, device } = late
  const input = { code, customerRewardId, rewardId, points, note, device }
  return { kind: 'redemption', customerId, named, idempotencyKey, input }
}

export const identityOf = (late: LateOperation) => identify(requestOf(late))
