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
/** Days before the end of a trial on which admins are reminded. */
const TRIAL_DAYS = [1, 3, 7] as const
/** Days after a failed payment on which admins are reminded. */
const LATE_DAYS = [7, 3, 1] as const

/**
 * Tells admins once each that a trial ends in 7, 3 and 1 days, and that a payment has been late for 1, 3 and 7. If no
 * job ran in time, they get only the reminder that is true now.
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
    // A business that has a subscription needs no reminder: Stripe announces the first payment.
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
