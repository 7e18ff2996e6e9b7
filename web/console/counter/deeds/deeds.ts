import type { RecordedPurchase, RecordingInput, Refunded, Undone } from '#server/loyalty/counter/contract.ts'
import type { EarnedRewardView } from '#server/loyalty/rewards/contract.ts'
import { ApiError, call, v1 } from '#web/client/api.ts'
import { sendAgain } from '#web/client/sendAgain.ts'

type About = { customerId: string /** For the screen. */; customer: string }
export type PurchaseDeed = About & { kind: 'purchase'; input: Omit<RecordingInput, 'customer_id'> }
type RedemptionDeed = About & { kind: 'redemption'; customerRewardId: string; name: string }
type ClaimDeed = About & { kind: 'claim'; rewardId: string; name: string }
type UndoDeed = About & { kind: 'undo'; operationId: string; reason: string | undefined }

type RefundDeed = About & {
  kind: 'refund'
  operationId: string
  /** Minor units, and what was left of the purchase on the screen. */
  amount: number
  left: number
  reason: string | undefined
}
type CancelDeed = About & { kind: 'cancel'; customerRewardId: string; name: string }
type IssueDeed = About & { kind: 'issue'; programId: string; name: string }

/** What the till writes. */
export type Deed = PurchaseDeed | RedemptionDeed | ClaimDeed | UndoDeed | RefundDeed | CancelDeed | IssueDeed
export type DeedKind = Deed['kind']
export type DeedOf<Kind extends DeedKind> = Extract<Deed, { kind: Kind }>

export type Results = {
  purchase: RecordedPurchase
  redemption: { operation_id: string }
  claim: { operation_id: string }
  undo: Undone
  refund: Refunded
  cancel: { operation_id: string }
  issue: { operation_id: string; reward: EarnedRewardView }
}

/** Longer than any answer of our server takes; a queue of customers doesn't wait longer. */
const PATIENCE_MS = 10_000

/**
 * Sends an operation under its key, and again while the server is away for a moment. An answer that is not ours,
 * such as a captive network's page, is an ApiError of status 0.
 */
export async function transmit<Kind extends DeedKind>(
  deed: DeedOf<Kind>,
  key: string,
  onUnreached: () => void,
): Promise<Results[Kind]> {
  const answer = (await sendAgain(() => request(deed, key), onUnreached)) as Results[Kind] | null
  if (answer) return answer
  throw new ApiError(0, { code: 'offline', message: 'The answer could not be read.', request_id: '' })
}

function request(deed: Deed, key: string): Promise<Results[DeedKind]> {
  const header = { 'idempotency-key': key }
  const options = { init: { signal: AbortSignal.timeout(PATIENCE_MS) } }
  switch (deed.kind) {
    case 'purchase':
      return call(
        v1.purchases.$post({ header, json: { customer_id: deed.customerId, ...deed.input } }, options),
      )
    case 'redemption':
      return call(
        v1.redemptions.$post({ header, json: { customer_reward_id: deed.customerRewardId } }, options),
      )
    case 'claim':
      return call(
        v1.rewards[':id'].claim.$post(
          { header, param: { id: deed.rewardId }, json: { customer_id: deed.customerId } },
          options,
        ),
      )
    case 'undo':
      return call(
        v1.operations[':id'].undo.$post(
          {
            header,
            param: { id: deed.operationId },
            json: deed.reason === undefined ? {} : { reason: deed.reason },
          },
          options,
        ),
      )
    case 'refund':
      return call(
        v1.operations[':id'].refund.$post(
          {
            header,
            param: { id: deed.operationId },
            json: {
              amount: deed.amount,
              left: deed.left,
              ...(deed.reason !== undefined && { reason: deed.reason }),
            },
          },
          options,
        ),
      )
    case 'cancel':
      return call(
        v1['customer-rewards'][':id'].cancel.$post({ header, param: { id: deed.customerRewardId } }, options),
      )
    case 'issue':
      return call(
        v1.programs[':id'].codes.$post(
          { header, param: { id: deed.programId }, json: { customer_id: deed.customerId } },
          options,
        ),
      )
  }
}
