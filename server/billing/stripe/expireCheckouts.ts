import Stripe from 'stripe'

/**
 * Closes the pages where a customer could still pay for a plan: each would start another subscription. A page that
 * another request has just closed is closed.
 * @param but id of the session that stays open
 */
export async function expireCheckouts(stripe: Stripe, customer: string, but?: string): Promise<void> {
  const open = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
  for (const { id, mode } of open.data)
    if (mode === 'subscription' && id !== but)
      await stripe.checkout.sessions.expire(id).catch((error: unknown) => {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      })
}
