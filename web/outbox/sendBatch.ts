import type { LateOperationInput, LateOutcome } from '#server/loyalty/counter/contract.ts'
import { ApiError, BUSINESS_HEADER, call, v1 } from '#web/client/api.ts'
import { texts } from '#web/client/texts.ts'
import { keptCustomers } from './keeping/keptCustomers.ts'
import { isNewcomer, type KeptOperation } from './keptOperation.ts'

/** Longer than the server takes for a whole batch. */
const PATIENCE_MS = 30_000

/**
 * Hands in operations of one business, as late operations. The call names their business: after a switch in another tab
 * the server refuses it.
 * @returns the outcome of each, in their order
 * @throws an ApiError, of status 0 if the answer is not ours
 */
export async function sendBatch(batch: readonly KeptOperation[]): Promise<readonly LateOutcome[]> {
  const { businessId } = batch[0]!
  // The server does not book what comes from a device that was ended.
  const keeping = await keptCustomers.read(businessId).catch(() => undefined)
  const device = keeping && { device_id: keeping.deviceId }
  const answer = (await call(
    v1.operations.batch.$post(
      { json: { sent_at: new Date().toISOString(), ...device, operations: batch.map(lateOperation) } },
      {
        headers: { [BUSINESS_HEADER]: businessId },
        init: { signal: AbortSignal.timeout(PATIENCE_MS) },
      },
    ),
  )) as { data: LateOutcome[] } | null
  if (answer?.data?.length === batch.length) return answer.data
  throw new ApiError(0, { code: 'offline', message: texts.unreadable, request_id: '' })
}

const lateOperation = (operation: KeptOperation): LateOperationInput =>
  operation.kind === 'purchase'
    ? { ...aboutIt(operation), kind: operation.kind, ...operation.input }
    : { ...aboutIt(operation), kind: operation.kind, ...operation.input }

const aboutIt = ({ key, customerId, phone, userId, workedBy, happenedAt }: KeptOperation) => ({
  key,
  ...(!isNewcomer(customerId) && { customer_id: customerId }),
  ...(phone !== undefined && { phone }),
  happened_at: happenedAt,
  ...(workedBy === undefined ? { recorded_by: userId } : { recorded_by_name: workedBy }),
})
