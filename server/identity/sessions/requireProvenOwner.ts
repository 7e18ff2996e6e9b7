import { isOwnerProven } from '#server/businesses/business/index.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import type { Database } from '#server/platform/database/index.ts'
import type { Caller } from '#server/platform/http/index.ts'

/**
 * Guards whatever lets others into a business, or speaks in its name. Until its owner's address is proven, the business
 * may belong to a stranger who typed that address, and what they set up would stay when the owner comes.
 * @throws {Refusal} 'forbidden'
 */
export async function requireProvenOwner(database: Database, caller: Caller): Promise<void> {
  if (!('businessId' in caller)) return
  const { businessId } = caller
  const isProven = await database.transaction({ businessId, readOnly: true }, (tx) =>
    isOwnerProven(tx, businessId),
  )
  if (!isProven)
    throw new Refusal('forbidden', 'Confirm your email address first.', {
      details: { reason: 'owner not proven' },
    })
}
