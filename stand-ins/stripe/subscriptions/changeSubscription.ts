import { z } from 'zod'
import { chargeCard } from '../customers/cards.ts'
import { customerOf } from '../customers/customers.ts'
import { methodOf } from '../customers/paymentMethods.ts'
import { collect, renew } from '../cycle.ts'
import { invalid, missing } from '../errors.ts'
import { change } from '../events.ts'
import type { LineWanted } from '../invoices/invoiceLines.ts'
import { draftInvoice, finalize } from '../invoices/invoices.ts'
import {
  bool,
  cleared,
  expand,
  integer,
  mergeMetadata,
  metadata,
  taken,
  text,
  trialSettings,
} from '../params.ts'
import { cardError } from '../payments/payments.ts'
import { shown } from '../store.ts'
import type { World } from '../world.ts'
import { changedItem, prorate, prorationBehavior, type Swap, swapOf } from './proration.ts'
import { periodOf, planOf, type Subscription } from './subscriptionObject.ts'
import { endSubscription } from './subscriptions.ts'

const details = z.strictObject({ comment: text.optional(), feedback: text.optional() })
export const subscriptionUpdateParams = z.strictObject({
  items: z.array(changedItem).optional(),
  cancel_at: cleared(z.union([z.enum(['min_period_end', 'max_period_end']), integer])).optional(),
  cancel_at_period_end: bool.optional(),
  cancellation_details: details.optional(),
  default_payment_method: text.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  off_session: bool.optional(),
  payment_behavior: z.enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete']).optional(),
  payment_settings: taken,
  proration_behavior: prorationBehavior.optional(),
  proration_date: integer.optional(),
  trial_end: z.union([z.literal('now'), integer]).optional(),
  trial_settings: trialSettings.optional(),
  expand,
})
export const subscriptionCancelParams = z.strictObject({
  cancellation_details: details.optional(),
  invoice_now: bool.optional(),
  prorate: bool.optional(),
  expand,
})
export type Change = z.output<typeof subscriptionUpdateParams>

/** @throws {StripeFailure} for a subscription that has ended, and for an unknown price or card. */
export function changeSubscription(world: World, subscription: Subscription, given: Change): Subscription {
  if (['canceled', 'incomplete_expired'].includes(subscription.status))
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.', {
      code: 'invalid_canceled_subscription_fields',
    })
  if (given.cancel_at_period_end !== undefined && given.cancel_at !== undefined)
    throw invalid('You may only specify one of these parameters: cancel_at, cancel_at_period_end.')
  const moment = given.proration_date ?? world.now(subscription.customer as string)
  const swaps = (given.items ?? []).map((wanted, index) => swapOf(world, subscription, wanted, index))
  const lines =
    given.proration_behavior === 'none' || subscription.status === 'trialing'
      ? []
      : swaps.flatMap((swap) => prorate(world, subscription, swap, moment))
  if (given.payment_behavior === 'error_if_incomplete' && given.proration_behavior === 'always_invoice')
    tryCard(world, subscription, lines)
  change(world, subscription, 'customer.subscription.updated', () => {
    applySwaps(subscription, swaps)
    setFields(world, subscription, given)
    subscription._.pendingLines.push(...lines)
  })
  if (given.trial_end === 'now' && subscription.status === 'trialing') renew(world, subscription, true)
  else if (given.proration_behavior === 'always_invoice' && lines.length > 0) invoiceNow(world, subscription)
  return subscription
}

function applySwaps({ items }: Subscription, swaps: Swap[]): void {
  for (const { item, price, quantity } of swaps) {
    Object.assign(item, { price: shown(price), plan: planOf(price), quantity })
    if (!items.data.includes(item)) items.data.push(item)
  }
  items.data = items.data.filter(({ quantity }) => quantity !== 0)
}

function setFields(world: World, subscription: Subscription, given: Change): void {
  const now = world.now(subscription.customer as string)
  const { end } = periodOf(subscription)
  if (given.default_payment_method !== undefined) {
    const method = methodOf(world, given.default_payment_method)
    if (given.default_payment_method && method?.customer !== subscription.customer)
      throw missing('payment method', given.default_payment_method, 'default_payment_method')
    subscription.default_payment_method = method?.id ?? null
  }
  if (given.cancel_at_period_end !== undefined) {
    subscription.cancel_at_period_end = given.cancel_at_period_end
    setEnd(subscription, given.cancel_at_period_end ? end : null, now)
  }
  if (given.cancel_at !== undefined) {
    subscription.cancel_at_period_end = false
    setEnd(subscription, typeof given.cancel_at === 'string' ? end : given.cancel_at, now)
  }
  if (given.cancellation_details)
    subscription.cancellation_details = {
      ...subscription.cancellation_details!,
      ...given.cancellation_details,
    }
  if (given.description !== undefined) subscription.description = given.description || null
  subscription.metadata = mergeMetadata(subscription.metadata, given.metadata)
  if (given.trial_settings)
    subscription.trial_settings = {
      end_behavior: { billing_cycle_anchor: null, ...given.trial_settings.end_behavior },
    }
  if (typeof given.trial_end === 'number') startTrial(subscription, given.trial_end, now)
}

function setEnd(subscription: Subscription, at: number | null, now: number): void {
  subscription.cancel_at = at
  subscription.canceled_at = at === null ? null : now
  subscription.cancellation_details = {
    ...subscription.cancellation_details!,
    reason: at === null ? null : 'cancellation_requested',
  }
}

function startTrial(subscription: Subscription, end: number, now: number): void {
  if (end <= now) throw invalid('Trial end must be in the future, or `now`.', { param: 'trial_end' })
  Object.assign(subscription, { status: 'trialing', trial_end: end, billing_cycle_anchor: end })
  subscription.trial_start ??= now
  subscription._.anchor = end
  for (const item of subscription.items.data) item.current_period_end = end
}

/** Refuses the whole change if the card would be refused. */
function tryCard(world: World, subscription: Subscription, lines: LineWanted[]): void {
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  const customer = customerOf(world, subscription.customer as string)
  const id = subscription.default_payment_method ?? customer.invoice_settings.default_payment_method
  const method = methodOf(world, id as string | null)
  if (amount <= 0) return
  if (!method)
    throw invalid(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method. For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting#payment-method-priority.',
      { code: 'resource_missing' },
    )
  const way = { isOffSession: true, isAuthenticated: false, wasSetUp: method._.wasSetUp }
  const said = chargeCard(method._.number, way)
  if (said !== 'ok' && said !== 'asks') throw cardError(said)
}

function invoiceNow(world: World, subscription: Subscription): void {
  const { id, metadata, currency, customer, _: hidden } = subscription
  const invoice = draftInvoice(world, {
    ...{ customer: customer as string, currency, subscription: { id, metadata } },
    reason: 'subscription_update',
    lines: hidden.pendingLines,
  })
  hidden.pendingLines = []
  subscription.latest_invoice = invoice.id
  world.store.save(subscription)
  collect(world, finalize(world, invoice))
}

/**
 * Ends the subscription now. `prorate` credits what was paid for the rest of the period, once `invoice_now` demands it.
 */
export function cancelSubscription(
  world: World,
  subscription: Subscription,
  given: z.output<typeof subscriptionCancelParams>,
): Subscription {
  if (subscription.status === 'canceled') throw missing('subscription', subscription.id)
  if (given.cancellation_details)
    subscription.cancellation_details = {
      ...subscription.cancellation_details!,
      ...given.cancellation_details,
    } as never
  const moment = world.now(subscription.customer as string)
  const leaving = subscription.items.data.map(({ id }, index) =>
    swapOf(world, subscription, { id, deleted: true }, index),
  )
  if (given.prorate && subscription.status !== 'trialing')
    subscription._.pendingLines.push(...leaving.flatMap((swap) => prorate(world, subscription, swap, moment)))
  if (given.invoice_now && subscription._.pendingLines.length > 0) invoiceNow(world, subscription)
  return endSubscription(world, subscription, 'cancellation_requested')
}
