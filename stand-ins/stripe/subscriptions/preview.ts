import { z } from 'zod'
import { periodEnd } from '../catalog.ts'
import { invalid, missing } from '../errors.ts'
import type { LineWanted } from '../invoices/invoiceLines.ts'
import { buildInvoice, type Invoice } from '../invoices/invoiceObject.ts'
import { cleared, expand, integer, text } from '../params.ts'
import type { World } from '../world.ts'
import { changedItem, prorate, prorationBehavior, type Swap, swapOf } from './proration.ts'
import { periodOf, type Subscription } from './subscriptionObject.ts'
import { lineOf } from './subscriptions.ts'

const details = z.strictObject({
  items: z.array(changedItem).optional(),
  proration_behavior: prorationBehavior.optional(),
  proration_date: integer.optional(),
  trial_end: z.union([z.literal('now'), integer]).optional(),
  cancel_at_period_end: z.enum(['true', 'false']).optional(),
  cancel_at: cleared(integer).optional(),
})
export const previewParams = z.strictObject({
  customer: text.optional(),
  subscription: text.optional(),
  subscription_details: details.optional(),
  preview_mode: z.enum(['next']).optional(),
  expand,
})

/**
 * The invoice that a change would cause: at once for 'always_invoice', otherwise with the next period. Nothing is
 * saved.
 * @throws {StripeFailure} without a subscription: previews of a new subscription's first invoice are not supported.
 */
export function previewInvoice(world: World, given: z.output<typeof previewParams>): Invoice {
  const subscription = world.store.find<Subscription>('subscription', given.subscription)
  if (!given.subscription)
    throw invalid('Missing required param: subscription.', {
      code: 'parameter_missing',
      param: 'subscription',
    })
  if (!subscription) throw missing('subscription', given.subscription, 'subscription')
  if (['canceled', 'incomplete_expired'].includes(subscription.status))
    throw invalid('No upcoming invoices for customer', { code: 'invoice_upcoming_none', status: 404 })
  const { items = [], proration_behavior: behaviour, ...wanted } = given.subscription_details ?? {}
  const swaps = items.map((item, index) => swapOf(world, subscription, item, index))
  const customer = subscription.customer as string
  const moment = wanted.proration_date ?? world.now(customer)
  const prorations =
    behaviour === 'none' || subscription.status === 'trialing'
      ? []
      : swaps.flatMap((swap) => prorate(world, subscription, swap, moment))
  const start = wanted.trial_end === 'now' ? moment : periodOf(subscription).end
  const isEnding = subscription.cancel_at_period_end || subscription.cancel_at === start
  const next = behaviour === 'always_invoice' || isEnding ? [] : nextLines(world, subscription, swaps, start)
  const { id, metadata, currency } = subscription
  const lines = [...subscription._.pendingLines, ...prorations, ...next]
  return buildInvoice(
    world,
    { ...{ customer, currency, lines, subscription: { id, metadata } }, reason: 'upcoming' },
    'upcoming_in',
  )
}

function nextLines(world: World, subscription: Subscription, swaps: Swap[], start: number): LineWanted[] {
  const kept = subscription.items.data.filter(({ id }) => !swaps.some(({ item }) => item.id === id))
  const changed = swaps.map(({ item, price, quantity }) => ({ ...item, price, quantity }))
  return [...kept, ...changed]
    .filter(({ quantity }) => quantity !== 0)
    .map((item) => {
      const line = lineOf(world, subscription, item)
      return { ...line, period: { start, end: periodEnd(line.price, start, subscription._.anchor) } }
    })
}
