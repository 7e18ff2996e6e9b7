import type { RecordedPurchase, RecordingInput, Refunded, Undone } from '#server/loyalty/counter/contract.ts'
import type { EarnedRewardView } from '#server/loyalty/rewards/contract.ts'
import { ApiError, call, v1 } from '#web/client/api.ts'
import { sendAgain } from '#web/client/sendAgain.ts'
import { texts } from '#web/client/texts.ts'
import type { Shown } from '#web/outbox/keptOperation.ts'

type About = { customerId: string /** For the screen. */; customer: string }
export type PurchaseWrite = About & {
  kind: 'purchase'
  input: Omit<RecordingInput, 'customer_id'>
  shown: Shown | null
}
type RedemptionWrite = About & { kind: 'redemption'; customerRewardId: string; name: string }
type ClaimWrite = About & { kind: 'claim'; rewardId: string; name: string }
type UndoWrite = About & { kind: 'undo'; operationId: string; reason: string | undefined }

type RefundWrite = About & {
  kind: 'refund'
  operationId: string
  /** Minor units; `left` is the rest of the purchase as the screen showed it. */
  amount: number
  left: number
  reason: string | undefined
}
type CancelWrite = About & { kind: 'cancel'; customerRewardId: string; name: string }
type IssueWrite = About & { kind: 'issue'; programId: string; name: string }

/** Operations that the till writes. */
export type Write =
  | PurchaseWrite
  | RedemptionWrite
  | ClaimWrite
  | UndoWrite
  | RefundWrite
  | CancelWrite
  | IssueWrite
export type WriteKind = Write['kind']
export type WriteOf<Kind extends WriteKind> = Extract<Write, { kind: Kind }>

export type Results = {
  purchase: RecordedPurchase
  redemption: { operation_id: string }
  claim: { operation_id: string; reward: EarnedRewardView }
  undo: Undone
  refund: Refunded
  cancel: { operation_id: string }
  issue: { operation_id: string; reward: EarnedRewardView }
}

/** Longer than any answer of our server takes, and as long as a queue of customers can wait. */
const PATIENCE_MS = 10_000
/** For what is kept on the device meanwhile: nobody has to wait for it. */
const SHORT_PATIENCE_MS = 4_000

/**
 * Sends an operation under its key, and again while the server is away for a moment. An answer that is not ours,
 * such as a captive network's page, is an ApiError of status 0.
 */
export async function transmit<Kind extends WriteKind>(
  write: WriteOf<Kind>,
  key: string,
  onUnreached: () => void,
): Promise<Results[Kind]> {
  return readable((await sendAgain(() => request(write, key), onUnreached)) as Results[Kind] | null)
}

/** Sends a purchase under its key once. Without an answer within 4 s it throws an ApiError of status 0. */
export const tryPurchase = async (write: PurchaseWrite, key: string): Promise<RecordedPurchase> =>
  readable((await request(write, key, SHORT_PATIENCE_MS)) as RecordedPurchase | null)

function readable<Answer>(answer: Answer | null): Answer {
  if (answer) return answer
  throw new ApiError(0, { code: 'offline', message: texts.unreadable, request_id: '' })
}

function request(write: Write, key: string, patience = PATIENCE_MS): Promise<Results[WriteKind]> {
  const header = { 'idempotency-key': key }
  const options = { init: { signal: AbortSignal.timeout(patience) } }
  switch (write.kind) {
    case 'purchase':
      return call(
        v1.purchases.$post({ header, json: { customer_id: write.customerId, ...write.input } }, options),
      )
    case 'redemption':
      return call(
        v1.redemptions.$post({ header, json: { customer_reward_id: write.customerRewardId } }, options),
      )
    case 'claim':
      return call(
        v1.rewards[':id'].claim.$post(
          { header, param: { id: write.rewardId }, json: { customer_id: write.customerId } },
          options,
        ),
      )
    case 'undo':
      return call(
        v1.operations[':id'].undo.$post(
          {
            header,
            param: { id: write.operationId },
            json: write.reason === undefined ? {} : { reason: write.reason },
          },
          options,
        ),
      )
    case 'refund':
      return call(
        v1.operations[':id'].refund.$post(
          {
            header,
            param: { id: write.operationId },
            json: {
              amount: write.amount,
              left: write.left,
              ...(write.reason !== undefined && { reason: write.reason }),
            },
          },
          options,
        ),
      )
    case 'cancel':
      return call(
        v1['customer-rewards'][':id'].cancel.$post(
          { header, param: { id: write.customerRewardId } },
          options,
        ),
      )
    case 'issue':
      return call(
        v1.programs[':id'].codes.$post(
          { header, param: { id: write.programId }, json: { customer_id: write.customerId } },
          options,
        ),
      )
  }
}
