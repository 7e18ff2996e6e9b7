import { periodEnd } from './catalog.ts'
import { expireCheckout } from './checkout/checkout.ts'
import type { CheckoutRow } from './checkout/checkoutObject.ts'
import type { Customer } from './customers/customerObject.ts'
import { methodOf } from './customers/paymentMethods.ts'
import { change } from './events.ts'
import { type Invoice, subscriptionIdOf } from './invoices/invoiceObject.ts'
import { draftInvoice, endInvoice, finalize, type PayWay, payInvoice } from './invoices/invoices.ts'
import type { Outcome } from './payments/payments.ts'
import { periodOf, priceOf, type Subscription } from './subscriptions/subscriptionObject.ts'
import { activate, endSubscription, periodLines, warningAt } from './subscriptions/subscriptions.ts'
import { day, type World } from './world.ts'

const hour = 3600

type Due = { at: number; act(): void }

/** The next thing that comes due in the rows of this test clock, or in those without a clock. */
export function nextDue(world: World, clock: string | null): Due | undefined {
  const own = (customer: unknown) => {
    const row = world.store.find<Customer>('customer', customer as string | null)
    return (row?.test_clock ?? null) === clock
  }
  const due = [
    ...world.store
      .all<Subscription>('subscription')
      .filter(({ customer }) => own(customer))
      .map((subscription) => subscriptionDue(world, subscription)),
    ...world.store
      .all<Invoice>('invoice')
      .filter(({ customer }) => own(customer))
      .map((invoice) => invoiceDue(world, invoice)),
    ...world.store
      .all<CheckoutRow>('checkout.session')
      .filter(({ customer, status }) => status === 'open' && own(customer))
      .map((session) => ({ at: session.expires_at, act: () => expireCheckout(world, session) })),
  ].filter((entry) => entry !== undefined)
  return due.sort((one, other) => one.at - other.at)[0]
}

function subscriptionDue(world: World, subscription: Subscription): Due | undefined {
  const { status } = subscription
  const { end } = periodOf(subscription)
  if (status === 'incomplete')
    return { at: subscription.created + 23 * hour, act: () => expire(world, subscription) }
  if (!['trialing', 'active', 'past_due', 'unpaid'].includes(status)) return undefined
  const warning = warningAt(subscription)
  if (warning !== null)
    return { at: Math.max(warning, subscription.created), act: () => warn(world, subscription) }
  const ends = subscription.cancel_at_period_end ? end : subscription.cancel_at
  if (ends !== null && ends <= end)
    return { at: ends, act: () => void endSubscription(world, subscription, 'cancellation_requested') }
  if (status === 'trialing') return { at: subscription.trial_end!, act: () => endTrial(world, subscription) }
  return { at: end, act: () => renew(world, subscription) }
}

function invoiceDue(world: World, invoice: Invoice): Due | undefined {
  if (invoice.status === 'draft' && invoice._.finalizeAt !== null)
    return { at: invoice._.finalizeAt, act: () => collect(world, finalize(world, invoice)) }
  if (invoice.status === 'open' && invoice.next_payment_attempt !== null)
    return { at: invoice.next_payment_attempt, act: () => collect(world, invoice) }
  return undefined
}

function warn(world: World, subscription: Subscription): void {
  subscription._.isWarned = true
  world.store.save(subscription)
  world.emit('customer.subscription.trial_will_end', subscription)
}

/** The first invoice has been unpaid for 23 hours. */
function expire(world: World, subscription: Subscription): void {
  const invoice = world.store.find<Invoice>('invoice', subscription.latest_invoice as string)
  if (invoice?.status === 'open') endInvoice(world, invoice, 'void')
  change(world, subscription, 'customer.subscription.updated', () => {
    subscription.status = 'incomplete_expired'
    subscription.ended_at = world.now(subscription.customer as string)
  })
}

/**
 * Ends the trial: the paid time starts with an invoice. A subscription without a card follows its
 * `missing_payment_method`.
 */
export function endTrial(world: World, subscription: Subscription): void {
  const missing = subscription.trial_settings?.end_behavior.missing_payment_method
  if (!cardOf(world, subscription) && missing === 'cancel') {
    endSubscription(world, subscription, 'payment_failed')
    return
  }
  if (!cardOf(world, subscription) && missing === 'pause') {
    subscription.status = 'paused'
    world.store.save(subscription)
    world.emit('customer.subscription.paused', subscription)
    return
  }
  renew(world, subscription)
}

const cardOf = (world: World, subscription: Subscription) => {
  const customer = world.store.find<Customer>('customer', subscription.customer as string)
  return methodOf(
    world,
    (subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method) as
      | string
      | null,
  )
}

/**
 * Begins the next period. As at Stripe, its invoice is a draft for an hour and is charged then. `isNow` charges it at
 * once.
 */
export function renew(world: World, subscription: Subscription, isNow = false): Invoice {
  const now = world.now(subscription.customer as string)
  const isFirst = subscription.status === 'trialing'
  const type = 'customer.subscription.updated'
  const before = periodOf(subscription)
  let invoice: Invoice
  change(world, subscription, type, () => {
    if (isFirst) {
      Object.assign(subscription, { status: 'active', billing_cycle_anchor: now })
      subscription.trial_end = Math.min(subscription.trial_end!, now)
      subscription._.anchor = now
    }
    for (const item of subscription.items.data) {
      const start = isFirst ? now : item.current_period_end
      const end = periodEnd(priceOf(world, item), start, subscription._.anchor)
      Object.assign(item, { current_period_start: start, current_period_end: end })
    }
    const { id, metadata, currency, customer } = subscription
    invoice = draftInvoice(world, {
      ...{ customer: customer as string, currency, subscription: { id, metadata } },
      period: { start: before.start, end: now },
      reason: isNow ? 'subscription_update' : 'subscription_cycle',
      lines: [...subscription._.pendingLines, ...periodLines(world, subscription)],
      ...(isNow || subscription.status === 'unpaid' ? {} : { finalizeAt: now + hour }),
    })
    subscription._.pendingLines = []
    subscription.latest_invoice = invoice.id
  })
  if (isNow) collect(world, finalize(world, invoice!), { isOffSession: true })
  return invoice!
}

/** Charges an open invoice. A refusal leads to the next attempt, or to the end of the subscription. */
export function collect(world: World, invoice: Invoice, way: PayWay = { isOffSession: true }): Outcome {
  const subscription = world.store.find<Subscription>('subscription', subscriptionIdOf(invoice))
  const outcome = payInvoice(world, invoice, way)
  if (outcome === 'paid') {
    if (subscription && !owes(world, subscription)) activate(world, subscription)
    return outcome
  }
  if (outcome === 'asks') world.emit('invoice.payment_action_required', invoice)
  const days = world.settings.retryDays[invoice.attempt_count - 1]
  invoice.next_payment_attempt =
    days === undefined ? null : world.now(invoice.customer as string) + days * day
  world.store.save(invoice)
  world.emit('invoice.payment_failed', invoice)
  if (subscription) afterRefusal(world, subscription, invoice, days === undefined)
  return outcome
}

const owes = (world: World, { id }: Subscription): boolean =>
  world.store
    .all<Invoice>('invoice')
    .some(
      (invoice) => subscriptionIdOf(invoice) === id && invoice.status === 'open' && invoice.amount_due > 0,
    )

function afterRefusal(world: World, subscription: Subscription, invoice: Invoice, isLast: boolean): void {
  if (!['active', 'past_due'].includes(subscription.status)) return
  const { afterRetries } = world.settings
  if (isLast && afterRetries === 'canceled') {
    endInvoice(world, invoice, 'uncollectible')
    endSubscription(world, subscription, 'payment_failed')
    return
  }
  change(world, subscription, 'customer.subscription.updated', () => {
    subscription.status = isLast ? afterRetries : 'past_due'
  })
}
