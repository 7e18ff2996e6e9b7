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
/** Events are kept longer than the three days for which Stripe sends them again. */
const EVENTS_DAYS = 35

/**
 * Runs every night: reads Stripe for every business that it knows, so that a lost event does no harm, and ends the
 * subscriptions of businesses that are closing or erased.
 */
export async function reconcilePayments(services: BillingServices): Promise<void> {
  if (!services.payments) return
  await forEachDue(await findPayingBusinesses(services.database), 'businesses', (businessId) =>
    reconcile(services, businessId),
  )
}

async function reconcile(services: BillingServices, businessId: string): Promise<void> {
  // The stored subscription may be gone by now.
  await followStripe(services, businessId)
  const leaving = await inBusiness(services, businessId, worker, async (ctx) => {
    await forgetEvents(ctx)
    const { closing_at, erased_at } = await findBusiness(ctx.tx, businessId)
    const isLeaving = closing_at !== null || erased_at !== null
    const subscriber = isLeaving && (await findSubscriber(ctx))
    return subscriber && subscriber.cancels_at === null ? subscriber : null
  })
  if (!leaving) return
  // The subscription runs to the end of the paid period, so a business that opens again has lost nothing.
  await services.payments!.stripe.subscriptions.update(leaving.stripe_subscription_id, endRequest)
  await followStripe(services, businessId)
}

export const endRequest = { cancel_at_period_end: true } satisfies Stripe.SubscriptionUpdateParams

const forgetEvents = ({ tx, now }: BusinessContext) =>
  tx
    .delete(stripeEvents)
    .where(lt(stripeEvents.created_at, new Date(now.getTime() - EVENTS_DAYS * 86_400_000)))
