import { findBusiness } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import { inBusiness } from '#server/services.ts'
import { findStripeCustomer } from '../queries.ts'
import { askPayments, type BillingServices } from '../services.ts'
import { followStripe } from '../stripe/followStripe.ts'

/**
 * Tells whether somebody who came back from Stripe's page has paid there or started a trial, with the moment of its
 * first payment. The plan and credits follow at once, without waiting for the event.
 * @throws {Refusal} 'not_found' for a session that is not this business's.
 */
export async function confirmReturn(
  services: BillingServices,
  { businessId, actor }: Pick<BusinessContext, 'businessId' | 'actor'>,
  sessionId: string,
): Promise<{ paid: boolean; charged_from: string | null }> {
  const known = await inBusiness(services, businessId, actor, findStripeCustomer)
  if (!known) throw notFound('Payment')
  return askPayments(services, 'The payment could not be checked', async ({ stripe }) => {
    const session = await stripe.checkout.sessions.retrieve(sessionId).catch((error) => {
      throw error?.statusCode === 404 ? notFound('Payment') : error
    })
    const customer = typeof session.customer === 'string' ? session.customer : session.customer?.id
    if (customer !== known.stripe_customer_id) throw notFound('Payment')
    if (session.status !== 'complete') return { paid: false, charged_from: null }
    await followStripe(services, businessId)
    const end = session.amount_total === 0 ? await inBusiness(services, businessId, actor, trialEnd) : null
    return { paid: session.payment_status !== 'unpaid', charged_from: end?.toISOString() ?? null }
  })
}

async function trialEnd({ tx, businessId }: BusinessContext): Promise<Date | null> {
  const { subscription_status, trial_ends_at } = await findBusiness(tx, businessId)
  return subscription_status === 'trial' ? trial_ends_at : null
}

/** Makes the plan follow when somebody comes back from Stripe's portal, without waiting for the event. */
export const followReturn = (
  services: BillingServices,
  { businessId }: Pick<BusinessContext, 'businessId'>,
): Promise<void> =>
  askPayments(services, 'The plan could not be read', () => followStripe(services, businessId))
