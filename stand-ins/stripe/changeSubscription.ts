import { z } from 'zod'
import { chargeCard } from './cards.ts'
import { type Price, productOf } from './catalog.ts'
import { customerOf, methodOf } from './customers.ts'
import { collect, renew } from './cycle.ts'
import { invalid, missing } from './errors.ts'
import { change } from './events.ts'
import type { LineWanted } from './invoiceLines.ts'
import { draftInvoice, finalize } from './invoices.ts'
import { bool, cleared, expand, integer, mergeMetadata, metadata, taken, text } from './params.ts'
import { cardError } from './payments.ts'
import { shown } from './store.ts'
import { endSubscription, newItem, periodOf, planOf, priceOf, type Subscription } from './subscriptions.ts'
import type { World } from './world.ts'

const prorations = z.enum(['always_invoice', 'create_prorations', 'none'])
const details = z.strictObject({ comment: text.optional(), feedback: text.optional() })
const item = z.strictObject({
  id: text.optional(),
  price: text.optional(),
  quantity: integer.optional(),
  deleted: bool.optional(),
  metadata: metadata.optional(),
})
export const subscriptionUpdateParams = z.strictObject({
  items: z.array(item).optional(),
  cancel_at: cleared(z.union([z.enum(['min_period_end', 'max_period_end']), integer])).optional(),
  cancel_at_period_end: bool.optional(),
  cancellation_details: details.optional(),
  default_payment_method: text.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  off_session: bool.optional(),
  payment_behavior: z.enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete']).optional(),
  payment_settings: taken,
  proration_behavior: prorations.optional(),
  proration_date: integer.optional(),
  trial_end: z.union([z.literal('now'), integer]).optional(),
  trial_settings: taken,
  expand,
})
export const subscriptionCancelParams = z.strictObject({
  cancellation_details: details.optional(),
  invoice_now: bool.optional(),
  prorate: bool.optional(),
  expand,
})
export type Change = z.output<typeof subscriptionUpdateParams>

/** @throws {StripeFailure} for a subscription that is over, and for a price or card that is not here. */
export function changeSubscription(world: World, subscription: Subscription, given: Change): Subscription {
  if (['canceled', 'incomplete_expired'].includes(subscription.status))
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.', {
      code: 'invalid_canceled_subscription_fields',
    })
  if (given.cancel_at_period_end !== undefined && given.cancel_at !== undefined)
    throw invalid('You may only specify one of these parameters: cancel_at, cancel_at_period_end.')
  const moment = given.proration_date ?? world.now(subscription.customer as string)
  const before = periodOf(subscription)
  const swaps = (given.items ?? []).map((wanted, index) => swapOf(world, subscription, wanted, index))
  const lines =
    given.proration_behavior === 'none' || subscription.status === 'trialing'
      ? []
      : swaps.flatMap((swap) => prorate(world, subscription, swap, moment, before))
  if (given.payment_behavior === 'error_if_incomplete' && given.proration_behavior === 'always_invoice')
    tryCard(world, subscription, lines)
  change(world, subscription, 'customer.subscription.updated', () => {
    for (const { item, price, quantity } of swaps) {
      Object.assign(item, { price: shown(price), plan: planOf(price), quantity })
      if (!subscription.items.data.includes(item)) subscription.items.data.push(item)
    }
    setFields(world, subscription, given)
    subscription._.pendingLines.push(...lines)
  })
  if (given.trial_end === 'now' && subscription.status === 'trialing') renew(world, subscription, true)
  else if (given.proration_behavior === 'always_invoice' && lines.length > 0) invoiceNow(world, subscription)
  return subscription
}

type Swap = {
  item: Subscription['items']['data'][number]
  from: Price | null
  was: number
  price: Price
  quantity: number
}

function swapOf(
  world: World,
  subscription: Subscription,
  wanted: z.output<typeof item>,
  index: number,
): Swap {
  const param = `items[${index}]`
  const found = subscription.items.data.find(({ id }) => id === wanted.id)
  if (wanted.id && !found) throw missing('subscription item', wanted.id, `${param}[id]`)
  const id = wanted.price ?? found?.price.id
  if (!id)
    throw invalid(`Missing required param: ${param}[price].`, {
      code: 'parameter_missing',
      param: `${param}[price]`,
    })
  const price = world.store.find<Price>('price', id)
  if (!price) throw missing('price', id, `${param}[price]`)
  if (!price.recurring)
    throw invalid(
      'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
      { param: `${param}[price]` },
    )
  const { start, end } = periodOf(subscription)
  const quantity = wanted.quantity ?? found?.quantity ?? 1
  const made = found ?? newItem({ price, quantity }, subscription.id, start, end)
  return {
    item: made,
    from: found ? priceOf(world, found) : null,
    was: found?.quantity ?? 0,
    price,
    quantity,
  }
}

/** What is given back of the old price and asked for the new one, for the rest of the period. */
function prorate(
  world: World,
  { id }: Subscription,
  swap: Swap,
  moment: number,
  { start, end }: { start: number; end: number },
): LineWanted[] {
  const { item, from, was, price, quantity } = swap
  if (from?.id === price.id && was === quantity) return []
  const share = Math.max(0, end - moment) / (end - start)
  const period = { start: moment, end }
  const on = new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(moment * 1000)
  const shared = { subscription: id, item: item.id, period, isProration: true }
  const credit: LineWanted[] = from
    ? [
        {
          ...shared,
          price: from,
          quantity: was,
          amount: -Math.round(from.unit_amount! * was * share),
          description: `Unused time on ${productOf(world, from).name} after ${on}`,
        },
      ]
    : []
  const amount = Math.round(price.unit_amount! * quantity * share)
  return [
    ...credit,
    {
      ...shared,
      price,
      quantity,
      amount,
      description: `Remaining time on ${productOf(world, price).name} after ${on}`,
    },
  ]
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

/** Refuses the whole change if its card would be refused. */
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

/** Ends it now. What was paid for the rest is not given back unless `prorate` says so. */
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
  return endSubscription(world, subscription, 'cancellation_requested')
}
