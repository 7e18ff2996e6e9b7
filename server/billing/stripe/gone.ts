import Stripe from 'stripe'
import { invalidField, Refusal } from '#server/platform/context/refusal.ts'
import type { Services } from '#server/services.ts'

/** True if the object of a request's address or parameter does not exist at Stripe, or no longer does. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'

/** Waits for work, and ignores an object that is gone at Stripe. */
export async function unlessMissing(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!isMissing(error)) throw error
  })
}

export type Whereabouts = 'there' | 'deleted' | 'unknown'

/**
 * Finds a customer at Stripe. Stripe still answers for a deleted one; a customer that the account never had, or no
 * longer knows, is 'unknown'.
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

/** Matches a parameter that names a plan's price, in a checkout or a change in the portal. */
const ABOUT_PRICE = /^line_items|\[price\]$/

/**
 * Gives the refusal for a plan whose price was deleted or archived at Stripe, and logs it for the operator. Any other
 * error is returned as it is.
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
