import type Stripe from 'stripe'
import { findBusiness } from '#server/businesses/business/index.ts'
import type { Subscriber } from '#server/loyalty/events/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { inBusiness } from '#server/services.ts'
import { findStripeCustomer } from '../queries.ts'
import { moveReceiptsQueue } from '../queues.ts'
import type { BillingServices } from '../services.ts'
import { unlessMissing } from './gone.ts'

const worker = { kind: 'system', name: 'stripe' } as const

/** Follows the address of a business that Stripe knows. */
export const receiptsSubscriber: Subscriber = {
  types: ['address.changed'],
  async handle(ctx) {
    if (await findStripeCustomer(ctx)) await enqueueMove(ctx)
  },
}

export const enqueueMove = ({ tx, businessId, jobs }: BusinessContext): Promise<void> =>
  jobs.enqueue(tx, moveReceiptsQueue, { businessId }, { singletonKey: businessId })

/**
 * Has Stripe write to the admin of now: its receipts and reminders hold links with which a former admin could read
 * invoices and change the card. Its name there stays, for a company's legal one may have been typed at the checkout.
 */
export async function moveReceipts({ payments, ...services }: BillingServices, businessId: string) {
  if (!payments) return
  const { known, business } = await inBusiness(services, businessId, worker, async (ctx) => ({
    known: await findStripeCustomer(ctx),
    business: await findBusiness(ctx.tx, businessId),
  }))
  if (!known) return
  const { customers } = payments.stripe
  // Nobody gets receipts of a customer that is gone.
  await unlessMissing(customers.update(known.stripe_customer_id, addressRequest(business)))
}

/** What Stripe is asked for. */
export const addressRequest = ({ email }: { email: string }) =>
  ({ email }) satisfies Stripe.CustomerUpdateParams
