import { lt } from 'drizzle-orm'
import type Stripe from 'stripe'
import { findBusiness } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { forEachDue, inBusiness } from '#server/services.ts'
import { findPayingBusinesses, findSubscriber } from '../queries.ts'
import type { BillingServices } from '../services.ts'
import { stripeEvents } from '../tables.ts'
import { followStripe } from './followStripe.ts'

const worker = { kind: 'system', name: 'stripe' } as const
/** Stripe tells an event again for three days. */
const EVENTS_DAYS = 35

/**
 * The nightly round: looks at Stripe for every business that it knows, so that an event which never came is
 * found, and ends the subscriptions of businesses that closed.
 */
export async function reconcilePayments(services: BillingServices): Promise<void> {
  if (!services.payments) return
  await forEachDue(await findPayingBusinesses(services.database), 'businesses', (businessId) =>
    reconcile(services, businessId),
  )
}

async function reconcile(services: BillingServices, businessId: string): Promise<void> {
  // What is known may be gone by now.
  await followStripe(services, businessId)
  const leaving = await inBusiness(services, businessId, worker, async (ctx) => {
    await forgetEvents(ctx)
    const { closing_at, erased_at } = await findBusiness(ctx.tx, businessId)
    const isLeaving = closing_at !== null || erased_at !== null
    const subscriber = isLeaving && (await findSubscriber(ctx))
    return subscriber && subscriber.cancels_at === null ? subscriber : null
  })
  if (!leaving) return
  // It runs to the end of what is paid, so that a business which opens again has lost nothing.
  await services.payments!.stripe.subscriptions.update(leaving.stripe_subscription_id, endRequest)
  await followStripe(services, businessId)
}

export const endRequest = { cancel_at_period_end: true } satisfies Stripe.SubscriptionUpdateParams

const forgetEvents = ({ tx, now }: BusinessContext) =>
  tx
    .delete(stripeEvents)
    .where(lt(stripeEvents.created_at, new Date(now.getTime() - EVENTS_DAYS * 86_400_000)))
