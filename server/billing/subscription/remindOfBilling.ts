import { sql } from 'drizzle-orm'
import { findBusinessAndTier } from '#server/businesses/business/index.ts'
import { mailAdmins } from '#server/identity/proofs/mail/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { forEachDue, inBusiness } from '#server/services.ts'
import { claimNotice } from '../notices.ts'
import { findStripeCustomer } from '../queries.ts'
import type { BillingServices } from '../services.ts'

const worker = { kind: 'system', name: 'billing' } as const
const DAY_MS = 86_400_000
/** Before the end of a trial. */
const TRIAL_DAYS = [1, 3, 7] as const
/** After a payment failed. */
const LATE_DAYS = [7, 3, 1] as const

/**
 * Tells admins that a trial ends in 7, 3 and 1 days, and that a payment has been late for 1, 3 and 7: each
 * once. Who was not told in time, because nothing ran, gets the one that is true now and no older one.
 */
export async function remindOfBilling(services: BillingServices): Promise<void> {
  const found = await queryRows<{ business_id: string }>(
    services.database.plain,
    sql`select business_id from billing_to_tell(${services.clock.now().toISOString()}::timestamptz)`,
  )
  await forEachDue(found, 'reminders', (businessId) =>
    inBusiness(services, businessId, worker, (ctx) => remind(services, ctx)),
  )
}

async function remind(services: BillingServices, ctx: BusinessContext): Promise<void> {
  const { business, status } = await findBusinessAndTier(ctx)
  const known = await findStripeCustomer(ctx)
  const since = (moment: Date) => (ctx.now.getTime() - moment.getTime()) / DAY_MS
  if (status === 'past_due' && known?.past_due_since) {
    const days = LATE_DAYS.find((one) => since(known.past_due_since!) >= one)
    if (days) await tellOnce(services, ctx, 'payment-late', `${days} ${known.past_due_since.toISOString()}`)
  }
  if (status === 'trial' && business.trial_ends_at) {
    const days = TRIAL_DAYS.find((one) => -since(business.trial_ends_at!) <= one)
    // Who pays already needs no reminder that it ends: Stripe tells of the first payment.
    if (days && !business.stripe_price_id)
      await tellOnce(services, ctx, 'trial-ends', `${days} ${business.trial_ends_at.toISOString()}`)
  }
}

async function tellOnce(
  services: BillingServices,
  ctx: BusinessContext,
  kind: 'payment-late' | 'trial-ends',
  dedupe_key: string,
): Promise<void> {
  if (await claimNotice(ctx, kind, dedupe_key)) await mailAdmins(services, ctx, kind)
}
