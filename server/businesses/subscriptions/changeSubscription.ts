import { findBusiness, type Subscription, setSubscription } from '#server/businesses/business/index.ts'
import { settleFirstCredits } from '#server/businesses/credits/index.ts'
import { findPlan, findTier, findTiers, priceOf, tierHeld } from '#server/businesses/plans/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Cause } from './causes.ts'
import { findLastChange } from './queries.ts'
import { type SubscriptionChange, subscriptionChanges } from './tables.ts'

type Change = {
  /** Null if only dates change: the history then gets no row. */
  cause: Cause | null
  set?: Partial<Subscription>
  /** In cents; given if it is known better than from the list of plans. */
  monthlyPrice?: number | undefined
}

/** Statuses that pay. A late payment is still expected. */
const pays = ['active', 'past_due']

/**
 * Changes what a business bought or tries, and adds to its history what it has from now on. Every writer of a
 * subscription, a grant or a closing calls this, in its own transaction and with the business locked: of two writers
 * who do not lock, the second fails. Another plan before the first payment changes the initial credits.
 */
export async function changeSubscription(
  ctx: Pick<BusinessContext, 'tx' | 'businessId' | 'now'>,
  { cause, set = {}, monthlyPrice }: Change,
): Promise<void> {
  const { tx, businessId, now } = ctx
  if (Object.keys(set).length > 0) await setSubscription(ctx, set)
  if (cause === null) return
  const business = await findBusiness(tx, businessId)
  const { tier_id, subscription_status: status, trial_ends_at } = business
  const { grant } = await findPlan(ctx, business)
  const last = await findLastChange(ctx)
  await tx.insert(subscriptionChanges).values({
    business_id: businessId,
    number: (last?.number ?? 0) + 1,
    ...{ cause, tier_id, status, trial_ends_at },
    monthly_price: pays.includes(status) ? (monthlyPrice ?? (await priceSoFar(ctx, tier_id, last))) : 0,
    granted_tier_id: grant?.tier_id ?? null,
    granted_until: grant?.ends_at ?? null,
    created_at: now,
  })
  if (!last) return
  const tiers = await findTiers(tx)
  const tier = tierHeld(tiers, { tier_id, status })
  if (tier.id !== tierHeld(tiers, last).id) await settleFirstCredits(ctx, business, tier)
}

/** The price that the business paid for this plan before, else that of the list of plans. */
async function priceSoFar(
  { tx }: Pick<BusinessContext, 'tx'>,
  tierId: string,
  last: SubscriptionChange | undefined,
): Promise<number> {
  if (last?.tier_id === tierId && last.monthly_price > 0) return last.monthly_price
  return Math.round(priceOf((await findTier(tx, tierId))!) * 100)
}
