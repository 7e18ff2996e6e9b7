import { and, eq } from 'drizzle-orm'
import { recordAct } from '#server/businesses/audit/index.ts'
import { lockBusinessAndTier } from '#server/businesses/directory/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { invalidField, stale } from '#server/platform/refusal.ts'
import type { PackId } from './creditPacks.ts'
import { findCreditSettings, findStripeCustomer } from './queries.ts'
import { readCreditSettings } from './readCredits.ts'
import { creditSettings } from './tables.ts'

export type WantedCreditSettings = {
  low_below: number
  top_up_pack: PackId | null
  top_up_below: number
  top_up_most: number
  version: number
}

/**
 * Saves when to tell of few credits and whether to buy more automatically. What stopped after a failed payment
 * begins anew.
 * @throws {Refusal} 'invalid' at `top_up_pack` without a card on file; 'conflict' if somebody else saved since.
 */
export async function saveCreditSettings(
  ctx: BusinessContext,
  { version, ...wanted }: WantedCreditSettings,
): Promise<void> {
  const { tx, businessId } = ctx
  await lockBusinessAndTier(ctx)
  const before = await findCreditSettings(ctx)
  if (before.version !== version)
    throw stale('these settings', { settings: await readCreditSettings(ctx) }, 'them')
  const known = await findStripeCustomer(ctx)
  if (wanted.top_up_pack && known?.payment_method_status !== 'ok')
    throw invalidField('top_up_pack', 'Buy a pack once first: the card is kept for the next ones')
  const next = { ...wanted, top_up_failed_at: null, top_up_failure: null, version: version + 1 }
  await tx
    .insert(creditSettings)
    .values({ business_id: businessId, ...next })
    .onConflictDoUpdate({
      target: creditSettings.business_id,
      set: next,
      setWhere: and(eq(creditSettings.business_id, businessId)),
    })
  if (before.top_up_pack !== wanted.top_up_pack)
    await recordAct(ctx, { action: 'top_up_switched', details: { enabled: wanted.top_up_pack !== null } })
}
