import type { BusinessContext } from '#server/platform/context.ts'
import { events } from './tables.ts'
import type { NewEvent } from './types.ts'

/**
 * Says what happened, in the transaction of its cause: both are there or neither is. The relay hands it on
 * afterwards, so whoever holds a lock does not wait for what follows.
 */
export async function publish(
  { tx, businessId, actor, address, now }: BusinessContext,
  happened: NewEvent[],
): Promise<void> {
  if (happened.length === 0) return
  const rows = happened.map(({ type, ids }) => ({
    business_id: businessId,
    subject_id: 'customer_id' in ids ? ids.customer_id : businessId,
    type,
    ids,
    actor: actor.kind,
    address,
    created_at: now,
    due_at: now,
  }))
  // `execute` sends the statement at once, so that it travels with others.
  await tx.insert(events).values(rows).execute()
}
