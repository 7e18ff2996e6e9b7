import type Stripe from 'stripe'
import { change } from '../events.ts'
import { describeLine, type LineWanted } from '../invoices/invoiceLines.ts'
import type { Invoice } from '../invoices/invoiceObject.ts'
import { subscriptionIdOf } from '../invoices/invoiceObject.ts'
import { draftInvoice, finalize, type PayWay, payInvoice } from '../invoices/invoices.ts'
import type { Outcome } from '../payments/payments.ts'
import { day, type World } from '../world.ts'
import {
  type Item,
  newSubscription,
  priceOf,
  type Subscription,
  type SubscriptionWanted,
} from './subscriptionObject.ts'

/** Creates the subscription with its first invoice, which is charged now unless `pay` is null. */
export function subscribe(
  world: World,
  wanted: SubscriptionWanted,
  pay: PayWay | null,
): { subscription: Subscription; invoice: Invoice; outcome: Outcome | 'waits' } {
  const subscription = newSubscription(world, wanted)
  const lines = wanted.trialEnd ? trialLines(world, subscription) : periodLines(world, subscription)
  const { id, metadata, currency } = subscription
  const customer = wanted.customer
  const invoice = draftInvoice(world, {
    ...{ customer, currency, lines, subscription: { id, metadata } },
    reason: 'subscription_create',
  })
  subscription.latest_invoice = invoice.id
  world.store.save(subscription)
  world.emit('customer.subscription.created', subscription)
  finalize(world, invoice)
  if (!pay && invoice.amount_due > 0) return { subscription, invoice, outcome: 'waits' }
  const outcome = payInvoice(world, invoice, pay ?? { isOffSession: true })
  if (outcome === 'paid') activate(world, subscription)
  else world.emit('invoice.payment_failed', invoice)
  return { subscription, invoice, outcome }
}

/** Invoice lines for the current period. */
export const periodLines = (world: World, subscription: Subscription): LineWanted[] =>
  subscription.items.data.map((item) => lineOf(world, subscription, item))

const trialLines = (world: World, subscription: Subscription): LineWanted[] =>
  subscription.items.data.map((item) => ({
    ...lineOf(world, subscription, item),
    amount: 0,
    description: `Trial period for ${describeLine(world, priceOf(world, item), 1).slice(4).split(' (')[0]}`,
  }))

export function lineOf(world: World, subscription: Subscription, item: Item): LineWanted {
  const price = priceOf(world, item)
  const quantity = item.quantity ?? 1
  return {
    amount: price.unit_amount! * quantity,
    ...{ price, quantity, subscription: subscription.id, item: item.id },
    description: describeLine(world, price, quantity),
    period: { start: item.current_period_start, end: item.current_period_end },
  }
}

/** Reactivates a subscription whose debt is paid. */
export function activate(world: World, subscription: Subscription): void {
  if (!['incomplete', 'past_due', 'unpaid'].includes(subscription.status)) return
  change(world, subscription, 'customer.subscription.updated', () => {
    subscription.status = 'active'
  })
}

export type Reason = Stripe.Subscription.CancellationDetails.Reason

export function endSubscription(world: World, subscription: Subscription, reason: Reason): Subscription {
  const now = world.now(subscription.customer as string)
  Object.assign(subscription, { status: 'canceled', ended_at: now })
  subscription.canceled_at ??= now
  subscription.cancellation_details = { ...subscription.cancellation_details!, reason }
  world.store.save(subscription)
  for (const invoice of world.store.all<Invoice>('invoice'))
    if (subscriptionIdOf(invoice) === subscription.id) stopCollecting(world, invoice)
  world.emit('customer.subscription.deleted', subscription)
  return subscription
}

/** Leaves the debt of an invoice, but stops charging it automatically. */
function stopCollecting(world: World, invoice: Invoice): void {
  if (invoice.status !== 'draft' && invoice.status !== 'open') return
  change(world, invoice, 'invoice.updated', () => {
    Object.assign(invoice, {
      auto_advance: false,
      next_payment_attempt: null,
      automatically_finalizes_at: null,
    })
    invoice._.finalizeAt = null
  })
}

/** The time of the warning before a trial's end: three days ahead, at once for a shorter trial. */
export const warningAt = (subscription: Subscription): number | null =>
  subscription.status === 'trialing' && !subscription._.isWarned ? subscription.trial_end! - 3 * day : null
