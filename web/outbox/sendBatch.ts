import type { LateOperationInput, LateOutcome } from '#server/loyalty/counter/contract.ts'
import { ApiError, BUSINESS_HEADER, call, v1 } from '#web/client/api.ts'
import { texts } from '#web/client/texts.ts'
import type { KeptOperation } from './keptOperation.ts'

/** Longer than the server takes for a whole batch. */
const PATIENCE_MS = 30_000

/**
 * Hands in operations of one business, as late operations. The call names their business: after a switch in another tab
 * the server refuses it.
 * @returns the outcome of each, in their order
 * @throws an ApiError, of status 0 if the answer is not ours
 */
export async function sendBatch(batch: readonly KeptOperation[]): Promise<readonly LateOutcome[]> {
  const answer = (await call(
    v1.operations.batch.$post(
      { json: { sent_at: new Date().toISOString(), operations: batch.map(lateOperation) } },
      {
        headers: { [BUSINESS_HEADER]: batch[0]!.businessId },
        init: { signal: AbortSignal.timeout(PATIENCE_MS) },
      },
    ),
  )) as { data: LateOutcome[] } | null
  if (answer?.data?.length === batch.length) return answer.data
  throw new ApiError(0, { code: 'offline', message: texts.unreadable, request_id: '' })
}

const lateOperation = ({
  key,
  kind,
  customerId,
  userId,
  happenedAt,
  input,
}: KeptOperation): LateOperationInput => ({
  key,
  kind,
  customer_id: customerId,
  happened_at: happenedAt,
  recorded_by: userId,
  ...input,
})
