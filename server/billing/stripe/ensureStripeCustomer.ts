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
 * Finds the business's customer at Stripe, and creates it if there is none or it was deleted. Its id is stored before
 * anything is bought, so every event finds its business. A second creation gives the same customer: the idempotency key
 * and the request are the same even after the business changed its name.
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
  // Subscriptions of the deleted customer have ended.
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
    // The address changed before the customer was stored, so that change did not reach Stripe.
    if (present.email !== business.email) await enqueueMove(ctx)
  })
  return made.id
}

const isThere = async (stripe: Stripe, id: string): Promise<boolean> =>
  (await findCustomer(stripe, id)).whereabouts === 'there'

/** The request that creates a customer; it never varies for a business. */
export const newCustomerRequest = (businessId: string) =>
  ({ metadata: { business_id: businessId } }) satisfies Stripe.CustomerCreateParams

export const customerRequest = ({ email, company_name: name }: { email: string; company_name: string }) =>
  ({ email, name }) satisfies Stripe.CustomerUpdateParams
