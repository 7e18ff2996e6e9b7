import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import { inBusiness } from '#server/services.ts'
import { findStripeCustomer } from '../queries.ts'
import { askPayments, type BillingServices } from '../services.ts'
import { followStripe } from '../stripe/followStripe.ts'

/**
 * Tells whether somebody who came back from Stripe's page has paid there or started a trial. The plan and credits
 * follow at once, without waiting for the event.
 * @throws {Refusal} 'not_found' for a session that is not this business's.
 */
export async function confirmReturn(
  services: BillingServices,
  { businessId, actor }: Pick<BusinessContext, 'businessId' | 'actor'>,
  sessionId: string,
): Promise<{ paid: boolean }> {
  const known = await inBusiness(services, businessId, actor, findStripeCustomer)
  if (!known) throw notFound('Payment')
  return askPayments(services, 'The payment could not be checked', async ({ stripe }) => {
    const session = await stripe.checkout.sessions.retrieve(sessionId).catch((error) => {
      throw error?.statusCode === 404 ? notFound('Payment') : error
    })
    const customer = typeof session.customer === 'string' ? session.customer : session.customer?.id
    if (customer !== known.stripe_customer_id) throw notFound('Payment')
    if (session.status !== 'complete') return { paid: false }
    await followStripe(services, businessId)
    return { paid: session.payment_status !== 'unpaid' }
  })
}

/** Makes the plan follow when somebody comes back from Stripe's portal, without waiting for the event. */
export const followReturn = (
  services: BillingServices,
  { businessId }: Pick<BusinessContext, 'businessId'>,
): Promise<void> =>
  askPayments(services, 'The plan could not be read', () => followStripe(services, businessId))
