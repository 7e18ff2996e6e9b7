import type Stripe from 'stripe'
import { findBusiness, lockBusinessAndTier } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { inBusiness } from '#server/services.ts'
import { findStripeCustomer } from '../queries.ts'
import type { BillingServices } from '../services.ts'
import { stripeCustomers } from '../tables.ts'
import { followStripe } from './followStripe.ts'
import { findCustomer } from './gone.ts'
import { enqueueMove } from './moveReceipts.ts'

/**
 * The business's customer at Stripe, made if there is none, or none any more. It is kept before anything is bought, so that every
 * event about it finds its business. Made twice, Stripe answers with the same one: its key is ours, and what is
 * made under it never differs, whatever the business is called by then.
 */
export async function ensureStripeCustomer(
  services: BillingServices,
  stripe: Stripe,
  { businessId, actor }: Pick<BusinessContext, 'businessId' | 'actor'>,
): Promise<string> {
  const { known, business } = await inBusiness(services, businessId, actor, async (ctx) => ({
    known: await findStripeCustomer(ctx),
    business: await findBusiness(ctx.tx, businessId),
  }))
  if (known && (await isThere(stripe, known.stripe_customer_id))) return known.stripe_customer_id
  // What it had has ended with it.
  if (known) await followStripe(services, businessId)
  const after = known ? `-after-${known.stripe_customer_id}` : ''
  const made = await stripe.customers.create(newCustomerRequest(businessId), {
    idempotencyKey: `customer-${businessId}${after}`,
  })
  await stripe.customers.update(made.id, customerRequest(business))
  await inBusiness(services, businessId, actor, async (ctx) => {
    const { business: present } = await lockBusinessAndTier(ctx)
    await ctx.tx
      .insert(stripeCustomers)
      .values({ business_id: businessId, stripe_customer_id: made.id, created_at: ctx.now })
      .onConflictDoUpdate({
        target: stripeCustomers.business_id,
        set: { stripe_customer_id: made.id, gone_at: null },
      })
    // Whoever changed it meanwhile found nobody at Stripe.
    if (present.email !== business.email) await enqueueMove(ctx)
  })
  return made.id
}

const isThere = async (stripe: Stripe, id: string): Promise<boolean> =>
  (await findCustomer(stripe, id)).whereabouts === 'there'

/** What Stripe is asked for. */
export const newCustomerRequest = (businessId: string) =>
  ({ metadata: { business_id: businessId } }) satisfies Stripe.CustomerCreateParams

export const customerRequest = ({ email, company_name: name }: { email: string; company_name: string }) =>
  ({ email, name }) satisfies Stripe.CustomerUpdateParams
