import type Stripe from 'stripe'
import { type Price, periodEnd } from '../catalog.ts'
import { customerOf } from '../customers/customers.ts'
import { invalid } from '../errors.ts'
import type { LineWanted } from '../invoices/invoiceLines.ts'
import { type Kept, newId, shown } from '../store.ts'
import type { World } from '../world.ts'

export type Subscription = Kept<
  Stripe.Subscription,
  { isWarned: boolean; pendingLines: LineWanted[]; anchor: number }
>
export type Item = Stripe.SubscriptionItem

export type SubscriptionWanted = {
  customer: string
  items: { price: Price; quantity: number; metadata?: Record<string, string> }[]
  trialEnd?: number | undefined
  metadata?: Record<string, string>
  description?: string | undefined
  defaultMethod?: string | undefined
  missingCard?: Stripe.Subscription.TrialSettings.EndBehavior.MissingPaymentMethod | undefined
}

/** A subscription that is not saved yet. Its currency becomes the customer's currency. */
export function newSubscription(world: World, wanted: SubscriptionWanted): Subscription {
  const id = newId('sub')
  const customer = customerOf(world, wanted.customer, 'customer')
  const now = world.now(customer.id)
  const first = wanted.items[0]!.price
  if (!wanted.items.every(({ price }) => price.recurring))
    throw invalid(
      'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
      {
        param: 'items[0][price]',
      },
    )
  const end = wanted.trialEnd ?? periodEnd(first, now)
  const anchor = wanted.trialEnd ?? now
  customer.currency = first.currency
  world.store.save(customer)
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: first.currency,
    customer: customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: wanted.defaultMethod ?? null,
    default_source: null,
    default_tax_rates: [],
    description: wanted.description ?? null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: wanted.items.map((item) => newItem(item, id, now, end)),
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: wanted.metadata ?? {},
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: wanted.trialEnd ? 'trialing' : 'incomplete',
    test_clock: customer.test_clock ?? null,
    transfer_data: null,
    trial_end: wanted.trialEnd ?? null,
    trial_settings: {
      end_behavior: {
        billing_cycle_anchor: null,
        missing_payment_method: wanted.missingCard ?? 'create_invoice',
      },
    },
    trial_start: wanted.trialEnd ? now : null,
    _: { isWarned: false, pendingLines: [], anchor },
  }
}

export function newItem(
  { price, quantity, metadata = {} }: SubscriptionWanted['items'][number],
  subscription: string,
  start: number,
  end: number,
): Item {
  return {
    id: newId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: start,
    current_period_end: end,
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata,
    plan: planOf(price),
    price: shown(price) as Stripe.Price,
    quantity,
    subscription,
    tax_rates: [],
  }
}

/** A price in the older form, which items still show. */
export const planOf = (price: Price): Stripe.Plan => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: price.recurring!.interval,
  interval_count: price.recurring!.interval_count,
  livemode: false,
  metadata: price.metadata,
  meter: null,
  nickname: price.nickname,
  product: price.product as string,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
})

export const priceOf = (world: World, item: Item): Price => world.store.find<Price>('price', item.price.id)!

export const periodOf = ({ items }: Stripe.Subscription): { start: number; end: number } => ({
  start: items.data[0]!.current_period_start,
  end: items.data[0]!.current_period_end,
})
