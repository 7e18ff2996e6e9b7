import { eq } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { creditSettings } from './tables.ts'

const LONGEST_REASON = 300

/** Stops automatic purchases until the owner saves the settings again. */
export async function stopTopUps({ tx, businessId, now }: BusinessContext, reason: string): Promise<void> {
  await tx
    .update(creditSettings)
    .set({ top_up_failed_at: now, top_up_failure: reason.slice(0, LONGEST_REASON) })
    .where(eq(creditSettings.business_id, businessId))
}
