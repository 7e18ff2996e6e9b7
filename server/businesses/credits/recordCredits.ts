import { addCredits } from '#server/businesses/business/index.ts'
import { newId } from '#server/platform/context/ids.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { type CreditKind, creditTransactions } from './tables.ts'

export type CreditMovement = {
  kind: CreditKind
  /** Signed: credits gained are positive, credits used are negative. */
  credits: number
  reason: string
  communicationLogId?: string
  recordedBy?: string
  /** The key of a request that may be repeated, and the hash of its input. */
  once?: { idempotency_key: string; input_hash: string }
}

/**
 * Adds or takes credits and records why; `businesses.credits_remaining` stays the sum of the rows. Returns the id of
 * the movement.
 */
export async function recordCredits(
  tx: Tx,
  businessId: string,
  now: Date,
  movement: CreditMovement,
): Promise<string> {
  const id = newId()
  await addCredits(tx, businessId, movement.credits)
  await tx.insert(creditTransactions).values({
    business_id: businessId,
    id,
    kind: movement.kind,
    credits: movement.credits,
    reason: movement.reason,
    communication_log_id: movement.communicationLogId ?? null,
    recorded_by: movement.recordedBy ?? null,
    created_at: now,
    ...movement.once,
  })
  return id
}
