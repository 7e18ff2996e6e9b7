import type { z } from 'zod'
import { createPrice, type Price, productOf } from '../catalog.ts'
import { customerOf } from '../customers/customers.ts'
import { invalid, missing } from '../errors.ts'
import { change } from '../events.ts'
import { newId } from '../store.ts'
import { day, type World } from '../world.ts'
import { type BoughtItem, type CheckoutRow, newSession } from './checkoutObject.ts'
import type { CheckoutGiven, lineItem } from './checkoutParams.ts'

/** @throws {StripeFailure} also for combinations of parameters that Stripe refuses. */
export function createCheckout(world: World, given: CheckoutGiven): CheckoutRow {
  const isSubscription = given.mode === 'subscription'
  if (!given.success_url)
    throw invalid('Missing required param: success_url.', { code: 'parameter_missing', param: 'success_url' })
  for (const field of ['success_url', 'cancel_url'] as const)
    if (given[field] !== undefined && !isAddress(given[field].replaceAll('{CHECKOUT_SESSION_ID}', 'id')))
      throw invalid('Not a valid URL', { code: 'url_invalid', param: field })
  if (given.customer && given.customer_email)
    throw invalid('You may only specify one of these parameters: customer, customer_email.')
  if (!isSubscription && given.subscription_data)
    throw invalid('You can not pass `subscription_data` in `payment` mode.', { param: 'subscription_data' })
  if (isSubscription && given.payment_intent_data)
    throw invalid('You can not pass `payment_intent_data` in `subscription` mode.', {
      param: 'payment_intent_data',
    })
  if (given.customer) customerOf(world, given.customer, 'customer')
  const now = world.now(given.customer)
  checkTimes(given, now)
  const items = given.line_items.map((item, index) => boughtItem(world, item, index))
  const prices = items.map(({ price }) => world.store.find<Price>('price', price)!)
  if (isSubscription && !prices.some((price) => price.recurring))
    throw invalid('You must provide at least one recurring price in `subscription` mode when using prices.', {
      param: 'line_items',
    })
  if (!isSubscription && prices.some((price) => price.recurring))
    throw invalid(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
      { param: 'line_items' },
    )
  const isTrial = trialEndOf(given, now) !== undefined
  const sum = items.reduce((total, { quantity }, index) => total + prices[index]!.unit_amount! * quantity, 0)
  return world.store.save(
    newSession(world, given, items, now, { sum: isTrial ? 0 : sum, currency: prices[0]!.currency }),
  )
}

const isAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

function checkTimes({ expires_at: expires, subscription_data: data }: CheckoutGiven, now: number): void {
  if (expires !== undefined && (expires < now + 1800 || expires > now + day + 60))
    throw invalid(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    )
  if (data?.trial_end !== undefined && data.trial_end < now + 2 * day)
    throw invalid('The `trial_end` date has to be at least 2 days in the future.', {
      param: 'subscription_data[trial_end]',
    })
}

function boughtItem(world: World, item: z.output<typeof lineItem>, index: number): BoughtItem {
  const param = `line_items[${index}]`
  if (item.quantity === undefined)
    throw invalid(`Missing required param: ${param}[quantity].`, {
      code: 'parameter_missing',
      param: `${param}[quantity]`,
    })
  if ((item.price === undefined) === (item.price_data === undefined))
    throw invalid(`You must specify either \`price\` or \`price_data\` when creating a line item.`, { param })
  const price = item.price_data
    ? createPrice(world, item.price_data, undefined, false)
    : world.store.find<Price>('price', item.price)
  if (!price) throw missing('price', item.price!, `${param}[price]`)
  if (item.price && !price.active)
    throw invalid(`The price specified is inactive. This field only accepts active prices.`, {
      param: `${param}[price]`,
    })
  return { id: newId('li'), price: price.id, quantity: item.quantity }
}

export function trialEndOf({ subscription_data: data }: CheckoutGiven, now: number): number | undefined {
  return data?.trial_end ?? (data?.trial_period_days ? now + data.trial_period_days * day : undefined)
}

export function expireCheckout(world: World, session: CheckoutRow): CheckoutRow {
  if (session.status !== 'open')
    throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.', {})
  change(world, session, null, () => {
    session.status = 'expired'
    session.url = null
  })
  world.emit('checkout.session.expired', session)
  return session
}

/** The items that were bought, as Stripe lists them. */
export const lineItemsOf = (world: World, session: CheckoutRow): object[] =>
  session._.items.map(({ id, price: priceId, quantity }) => {
    const price = world.store.find<Price>('price', priceId)!
    const amount =
      session.mode === 'subscription' && session.amount_total === 0 ? 0 : price.unit_amount! * quantity
    return {
      ...{
        id,
        object: 'item',
        amount_discount: 0,
        amount_subtotal: amount,
        amount_tax: 0,
        amount_total: amount,
      },
      ...{ currency: price.currency, description: productOf(world, price).name, metadata: {} },
      ...{ price: { ...price, _: undefined }, quantity, adjustable_quantity: null },
    }
  })
