import type { BusinessContext } from '#server/platform/context/context.ts'
import { events } from './tables.ts'
import type { NewEvent } from './types.ts'

/**
 * Publishes an event in the transaction of its cause: either both exist or neither. The relay hands it on
 * later, so a transaction that holds a lock does not wait for the subscribers.
 */
export async function publish(
  {
    tx,
    businessId,
    actor,
    address,
    now,
  }: Pick<BusinessContext, 'tx' | 'businessId' | 'actor' | 'address' | 'now'>,
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
  // `execute` sends the statement at once, together with others.
  await tx.insert(events).values(rows).execute()
}
