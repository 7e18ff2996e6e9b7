import { newId } from '#server/platform/context/ids.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { companyNames } from './tables.ts'

type NewName = { businessId: string; name: string; previous: string | null; now: Date }

/**
 * Records a company's new name, for the super admins who check new names: messages are sent under it. `previous` is
 * null for a new company. Call it in the transaction that sets the name.
 */
export async function recordCompanyName(tx: Tx, { businessId, name, previous, now }: NewName): Promise<void> {
  await tx
    .insert(companyNames)
    .values({ business_id: businessId, id: newId(), name, previous_name: previous, created_at: now })
}
