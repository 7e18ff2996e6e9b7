import type Stripe from 'stripe'
import { mergeMetadata } from '../params.ts'
import { type Kept, newId } from '../store.ts'
import { day, type World } from '../world.ts'
import type { CheckoutGiven } from './checkoutParams.ts'

export type BoughtItem = { id: string; price: string; quantity: number }
export type CheckoutRow = Kept<
  Stripe.Checkout.Session,
  { items: BoughtItem[]; given: CheckoutGiven; problem?: string }
>

/** An open session that is not saved yet. */
export function newSession(
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
