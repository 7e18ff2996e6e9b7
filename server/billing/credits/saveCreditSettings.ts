import { eq } from 'drizzle-orm'
import { recordAct } from '#server/businesses/audit/index.ts'
import { lockBusinessAndTier } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { invalidField, stale } from '#server/platform/context/refusal.ts'
import { findCreditSettings, findStripeCustomer } from '../queries.ts'
import { creditSettings } from '../tables.ts'
import { type CreditOffer, isSameOffer, refuseOtherPrice, refuseUseless, topUpOf } from './creditOffer.ts'
import { readCreditSettings } from './readCredits.ts'

export type WantedCreditSettings = {
  low_below: number
  top_up: CreditOffer | null
  top_up_below: number
  top_up_most: number
  version: number
}

/**
 * Saves when admins are told of a low balance, and what is bought automatically. Automatic purchases that a failed
 * payment stopped begin again. A pack keeps the price for which it was chosen.
 * @throws {Refusal} 'invalid' at `top_up` without a card on file, and for a pack whose price is not the one that
 * the buyer saw; 'conflict' if somebody else saved since, and where credits pay for nothing.
 */
export async function saveCreditSettings(
  ctx: BusinessContext,
  { version, top_up, ...wanted }: WantedCreditSettings,
): Promise<void> {
  const { tx, businessId } = ctx
  if (top_up) await refuseUseless(ctx)
  await lockBusinessAndTier(ctx)
  const before = await findCreditSettings(ctx)
  if (before.version !== version)
    throw stale('these settings', { settings: await readCreditSettings(ctx) }, 'them')
  const known = await findStripeCustomer(ctx)
  if (top_up && known?.payment_method_status !== 'ok')
    throw invalidField('top_up', 'Buy a pack once first: the card is kept for the next ones')
  if (top_up && !isSameOffer(top_up, topUpOf(before))) await refuseOtherPrice(tx, top_up, 'top_up')
  const next = {
    ...wanted,
    top_up_pack: top_up?.pack ?? null,
    top_up_credits: top_up?.credits ?? null,
    top_up_amount: top_up?.amount ?? null,
    ...{ top_up_failed_at: null, top_up_failure: null, version: version + 1 },
  }
  await tx
    .insert(creditSettings)
    .values({ business_id: businessId, ...next })
    .onConflictDoUpdate({
      target: creditSettings.business_id,
      set: next,
      setWhere: eq(creditSettings.business_id, businessId),
    })
  if (before.top_up_pack !== next.top_up_pack)
    await recordAct(ctx, { action: 'top_up_switched', details: { enabled: top_up !== null } })
}
