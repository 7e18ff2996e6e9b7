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

/** Queues the new address of a business that Stripe knows. */
export const receiptsSubscriber: Subscriber = {
  types: ['address.changed'],
  async handle(ctx) {
    if (await findStripeCustomer(ctx)) await enqueueMove(ctx)
  },
}

export const enqueueMove = ({ tx, businessId, jobs }: BusinessContext): Promise<void> =>
  jobs.enqueue(tx, moveReceiptsQueue, { businessId }, { singletonKey: businessId })

/**
 * Has Stripe write to the present admin: its receipts and reminders hold links with which a former admin could read
 * invoices and change the card. The name at Stripe stays, because a company's legal name may have been typed at the
 * checkout.
 */
export async function moveReceipts({ payments, ...services }: BillingServices, businessId: string) {
  if (!payments) return
  const { known, business } = await inBusiness(services, businessId, worker, async (ctx) => ({
    known: await findStripeCustomer(ctx),
    business: await findBusiness(ctx.tx, businessId),
  }))
  if (!known) return
  const { customers } = payments.stripe
  // A customer that is gone gets no receipts.
  await unlessMissing(customers.update(known.stripe_customer_id, addressRequest(business)))
}

/** The request that changes the address. */
export const addressRequest = ({ email }: { email: string }) =>
  ({ email }) satisfies Stripe.CustomerUpdateParams
