import Stripe from 'stripe'
import { invalidField, Refusal } from '#server/platform/context/refusal.ts'
import type { Services } from '#server/services.ts'

/** Whether Stripe has no such object, or not any more: of a request's address or of one of its parameters. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'

/** For work that has nothing to do where its object is gone. */
export async function unlessMissing(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!isMissing(error)) throw error
  })
}

export type Whereabouts = 'there' | 'deleted' | 'unknown'

/**
 * A customer, or where it went. A deleted one can still be read; one that the account never
 * had, or no longer knows of, is unknown.
 */
export async function findCustomer(
  stripe: Stripe,
  id: string,
): Promise<{ customer: Stripe.Customer | null; whereabouts: Whereabouts }> {
  try {
    const found = await stripe.customers.retrieve(id)
    return found.deleted
      ? { customer: null, whereabouts: 'deleted' }
      : { customer: found, whereabouts: 'there' }
  } catch (error) {
    if (!isMissing(error)) throw error
    return { customer: null, whereabouts: 'unknown' }
  }
}

export const somethingGone = () =>
  new Refusal('conflict', 'Stripe no longer has what this was about. Look at your plan again.', {
    details: { reason: 'gone' },
  })

/** A parameter that names the price of a plan, of a checkout or of a change in the portal. */
const ABOUT_PRICE = /^line_items|\[price\]$/

/**
 * What an owner reads where a plan's price was deleted or archived at Stripe; the log has it for whoever runs this.
 * Anything else comes back as it is.
 */
export function priceRefusal({ log }: Pick<Services, 'log'>, error: unknown, field: string, price: string) {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return error
  if (!ABOUT_PRICE.test(error.param ?? '')) return error
  log.error(
    { price, reason: error.message },
    'the price of a plan cannot be bought at Stripe: see /admin/config',
  )
  return invalidField(field, 'This tier is not available for purchase')
}
