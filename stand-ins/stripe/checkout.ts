import type Stripe from 'stripe'
import { z } from 'zod'
import { createPrice, type Price, priceData, productOf } from './catalog.ts'
import { customerOf } from './customers.ts'
import { invalid, missing } from './errors.ts'
import { change } from './events.ts'
import { bool, expand, integer, listing, mergeMetadata, metadata, range, taken, text } from './params.ts'
import { type Kept, newId } from './store.ts'
import { day, type World } from './world.ts'

export type BoughtItem = { id: string; price: string; quantity: number }
export type CheckoutRow = Kept<
  Stripe.Checkout.Session,
  { items: BoughtItem[]; given: CheckoutGiven; problem?: string }
>

const subscriptionData = z.strictObject({
  description: text.optional(),
  metadata: metadata.optional(),
  trial_end: integer.optional(),
  trial_period_days: integer.optional(),
  trial_settings: z
    .strictObject({
      end_behavior: z.strictObject({ missing_payment_method: z.enum(['cancel', 'create_invoice', 'pause']) }),
    })
    .optional(),
  billing_mode: taken,
  invoice_settings: taken,
})
const intentData = z.strictObject({
  description: text.optional(),
  metadata: metadata.optional(),
  receipt_email: text.optional(),
  setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
})
const lineItem = z.strictObject({
  price: text.optional(),
  price_data: priceData.optional(),
  quantity: integer.optional(),
  adjustable_quantity: taken,
  metadata: metadata.optional(),
})
export const checkoutParams = z.strictObject({
  mode: z.enum(['payment', 'subscription']),
  line_items: z.array(lineItem).min(1),
  success_url: text.optional(),
  cancel_url: text.optional(),
  customer: text.optional(),
  customer_email: text.optional(),
  client_reference_id: text.max(200).optional(),
  metadata: metadata.optional(),
  expires_at: integer.optional(),
  subscription_data: subscriptionData.optional(),
  payment_intent_data: intentData.optional(),
  invoice_creation: z.strictObject({ enabled: bool, invoice_data: taken }).optional(),
  allow_promotion_codes: bool.optional(),
  automatic_tax: z.strictObject({ enabled: bool, liability: taken }).optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  payment_method_collection: z.enum(['always', 'if_required']).optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  locale: text.optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay', 'subscribe']).optional(),
  ui_mode: z.enum(['hosted_page']).optional(),
  allowed_payment_method_types: z.array(z.enum(['card'])).optional(),
  phone_number_collection: z.strictObject({ enabled: bool }).optional(),
  tax_id_collection: z.strictObject({ enabled: bool, required: taken }).optional(),
  adaptive_pricing: taken,
  after_expiration: taken,
  branding_settings: taken,
  consent_collection: taken,
  currency: text.optional(),
  custom_text: taken,
  customer_update: taken,
  integration_identifier: text.optional(),
  name_collection: taken,
  origin_context: taken,
  payment_method_options: taken,
  saved_payment_method_options: taken,
  expand,
})
export const checkoutListParams = z.strictObject({
  ...listing,
  customer: text.optional(),
  customer_details: z.strictObject({ email: text }).optional(),
  payment_intent: text.optional(),
  subscription: text.optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
  created: range.optional(),
})
export type CheckoutGiven = z.output<typeof checkoutParams>

/** @throws {StripeFailure} for what Stripe refuses of a combination of parameters, too. */
export function createCheckout(world: World, given: CheckoutGiven): CheckoutRow {
  const isSubscription = given.mode === 'subscription'
  if (!given.success_url)
    throw invalid('Missing required param: success_url.', { code: 'parameter_missing', param: 'success_url' })
  for (const field of ['success_url', 'cancel_url'] as const)
    if (given[field] !== undefined && !URL.canParse(given[field].replaceAll('{CHECKOUT_SESSION_ID}', 'id')))
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

function newSession(
  world: World,
  given: CheckoutGiven,
  items: BoughtItem[],
  now: number,
  { sum, currency }: { sum: number; currency: string },
): CheckoutRow {
  const id = newId('cs_test', 58)
  const isSubscription = given.mode === 'subscription'
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: given.allow_promotion_codes ?? null,
    allowed_payment_method_types: given.allowed_payment_method_types ?? null,
    amount_subtotal: sum,
    amount_total: sum,
    automatic_tax: {
      enabled: given.automatic_tax?.enabled ?? false,
      liability: null,
      provider: null,
      status: null,
    },
    billing_address_collection: given.billing_address_collection ?? null,
    cancel_url: given.cancel_url ?? null,
    client_reference_id: given.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: now,
    currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: given.customer ?? null,
    customer_account: null,
    customer_creation: given.customer
      ? null
      : isSubscription
        ? 'always'
        : (given.customer_creation ?? 'if_required'),
    customer_details: null,
    customer_email: given.customer_email ?? null,
    discounts: [],
    expires_at: given.expires_at ?? now + day,
    integration_identifier: given.integration_identifier ?? null,
    invoice: null,
    invoice_creation: isSubscription
      ? null
      : {
          enabled: given.invoice_creation?.enabled ?? false,
          invoice_data: {
            account_tax_ids: null,
            custom_fields: null,
            description: null,
            footer: null,
            issuer: null,
            metadata: {},
            rendering_options: null,
          },
        },
    livemode: false,
    locale: (given.locale as Stripe.Checkout.Session.Locale) ?? null,
    managed_payments: null,
    metadata: mergeMetadata({}, given.metadata),
    mode: given.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: given.payment_method_collection ?? (isSubscription ? 'always' : 'if_required'),
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: given.phone_number_collection?.enabled ?? false },
    recovered_from: null,
    saved_payment_method_options: {
      allow_redisplay_filters: ['always'],
      payment_method_remove: 'disabled',
      payment_method_save: null,
    },
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: given.submit_type ?? null,
    subscription: null,
    success_url: given.success_url!,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${world.baseUrl()}/c/pay/${id}`,
    wallet_options: null,
    _: { items, given },
  }
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

/** What was bought, as Stripe lists it. */
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
