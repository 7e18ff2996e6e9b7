import { findBusinessAndTier } from '#server/businesses/business/index.ts'
import { findCreditPacks } from '#server/businesses/credits/index.ts'
import type { Tier } from '#server/businesses/plans/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { invalidField, Refusal } from '#server/platform/context/refusal.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { NO_TEXTS } from '#server/platform/providers/noTexts.ts'
import type { CreditSettings } from '../tables.ts'

/** A pack of credits at the price that its buyer saw, in cents of US dollars. */
export type CreditOffer = { pack: string; credits: number; amount: number }

/** Credits pay for texts, and for mails where the plan says so. Without either they pay for nothing. */
export const areOfUse = (
  { canText }: Pick<BusinessContext, 'canText'>,
  { credit_cost_email }: Pick<Tier, 'credit_cost_email'>,
): boolean => canText || credit_cost_email > 0

/** @throws {Refusal} 'conflict' where credits would pay for nothing */
export async function refuseUseless(ctx: BusinessContext): Promise<void> {
  const { tier } = await findBusinessAndTier(ctx)
  if (areOfUse(ctx, tier)) return
  throw new Refusal('conflict', `${NO_TEXTS} Credits would pay for nothing.`, {
    details: { reason: 'no_texts' },
  })
}

/**
 * Refuses an offer whose price is not the pack's present one: a super admin may have changed it since it was shown.
 * @throws {Refusal} 'invalid' at `field` for a pack that is not sold, or not at this price
 */
export async function refuseOtherPrice(tx: Tx, offer: CreditOffer, field: string): Promise<void> {
  const pack = (await findCreditPacks(tx)).find(({ id }) => id === offer.pack)
  if (!pack) throw invalidField(field, 'Choose a pack of credits')
  if (pack.credits !== offer.credits || pack.amount !== offer.amount)
    throw invalidField(field, 'This pack was changed meanwhile. Look at its price again.')
}

/** The pack that is bought automatically; null is off. */
export const topUpOf = ({
  top_up_pack: pack,
  top_up_credits: credits,
  top_up_amount: amount,
}: Pick<CreditSettings, 'top_up_pack' | 'top_up_credits' | 'top_up_amount'>): CreditOffer | null =>
  pack === null ? null : { pack, credits: credits!, amount: amount! }

export const isSameOffer = (one: CreditOffer | null, other: CreditOffer | null): boolean =>
  one?.pack === other?.pack && one?.credits === other?.credits && one?.amount === other?.amount
