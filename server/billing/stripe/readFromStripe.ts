import type Stripe from 'stripe'
import type { StripeCustomer } from '../tables.ts'
import { findCustomer, type Whereabouts } from './gone.ts'

/** A payment for credits, known by the metadata that we put on it. */
export type PaidCredits = {
  id: string
  credits: number
  /** Stripe's minor units. */
  amount: number
  /** Part of `amount` that was paid back. */
  refunded: number
  /** The cardholder's bank took the money back, or is about to: all of it counts as refunded. */
  isDisputed: boolean
  currency: string
  isAutomatic: boolean
}

export type Reading = {
  customer: Whereabouts
  subscriptions: Stripe.Subscription[]
  purchases: PaidCredits[]
  /** Money was paid and not given back: for an invoice, or for credits. */
  hasPaid: boolean
  /** An invoice was paid, and its money was not given back. Invoices are for plans: credits have none. */
  hasPaidPlan: boolean
  /** Some payment was given back: refunded as a whole, or disputed at the bank. */
  isGivenBack: boolean
  paymentMethod: Stripe.PaymentMethod | null
}

const DAY_S = 86_400
/** Refunds can come months later; older payments no longer change. */
const PURCHASES_S = 400 * DAY_S

/** Reads everything at Stripe that decides a business's plan and credits. */
export async function readFromStripe(
  stripe: Stripe,
  { stripe_customer_id: customer }: Pick<StripeCustomer, 'stripe_customer_id'>,
  now: Date,
): Promise<Reading> {
  const { customer: person, whereabouts } = await findCustomer(stripe, customer)
  const nothing = {
    customer: whereabouts,
    hasPaid: false,
    hasPaidPlan: false,
    isGivenBack: false,
    paymentMethod: null,
  }
  if (whereabouts === 'unknown') return { ...nothing, subscriptions: [], purchases: [] }
  const since = Math.floor(now.getTime() / 1000) - PURCHASES_S
  const [subscriptions, payments] = await Promise.all([
    stripe.subscriptions
      .list({ customer, status: 'all', limit: 100, expand: ['data.default_payment_method'] })
      .autoPagingToArray({ limit: 1000 }),
    stripe.paymentIntents
      .list({ customer, created: { gte: since }, limit: 100, expand: ['data.latest_charge'] })
      .autoPagingToArray({ limit: 10_000 }),
  ])
  const purchases = payments.flatMap(purchaseOf)
  const givenBack = new Set(payments.filter(isGivenBack).map(({ id }) => id))
  const hasPaidPlan = await isAnInvoicePaid(stripe, customer, givenBack)
  return {
    customer: whereabouts,
    subscriptions,
    purchases,
    hasPaidPlan,
    isGivenBack: givenBack.size > 0,
    hasPaid: hasPaidPlan || purchases.some(({ amount, refunded }) => refunded < amount),
    paymentMethod: person && (await methodOf(stripe, person, subscriptions)),
  }
}

/** True if an invoice was paid by money that was not given back. */
async function isAnInvoicePaid(
  stripe: Stripe,
  customer: string,
  givenBack: ReadonlySet<string>,
): Promise<boolean> {
  const paid = stripe.invoices.list({ customer, status: 'paid', limit: 100, expand: ['data.payments'] })
  for await (const { amount_paid, payments } of paid) {
    const isBack = payments?.data.some(({ payment }) => givenBack.has(intentIdOf(payment)))
    if (amount_paid > 0 && !isBack) return true
  }
  return false
}

const intentIdOf = ({ payment_intent: intent }: Stripe.InvoicePayment.Payment): string =>
  (typeof intent === 'object' ? intent.id : intent) ?? ''

/** True if a payment was refunded as a whole, or disputed at the bank. */
function isGivenBack(payment: Stripe.PaymentIntent): boolean {
  const { disputed = false, amount_refunded = 0 } = chargeOf(payment) ?? {}
  const { status, amount_received: amount } = payment
  return status === 'succeeded' && amount > 0 && (disputed || amount_refunded >= amount)
}

const chargeOf = ({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | null =>
  typeof charge === 'object' ? charge : null

function purchaseOf(payment: Stripe.PaymentIntent): PaidCredits[] {
  const credits = Number(payment.metadata.credits)
  if (payment.status !== 'succeeded' || !Number.isSafeInteger(credits) || credits <= 0) return []
  const charge = chargeOf(payment)
  const { amount_received: amount } = payment
  const isDisputed = charge?.disputed ?? false
  return [
    {
      ...{ id: payment.id, credits, amount, isDisputed },
      refunded: isDisputed ? amount : (charge?.amount_refunded ?? 0),
      currency: payment.currency,
      isAutomatic: payment.metadata.automatic === 'true',
    },
  ]
}

/** Finds the method of a customer's next payment; null without one, and for a customer that is gone. */
export async function findMethod(stripe: Stripe, customer: string): Promise<Stripe.PaymentMethod | null> {
  const { customer: person } = await findCustomer(stripe, customer)
  return person && methodOf(stripe, person, [])
}

/** Finds the method of a subscription, else the customer's default, else one kept from an earlier payment. */
async function methodOf(
  stripe: Stripe,
  person: Stripe.Customer,
  subscriptions: Stripe.Subscription[],
): Promise<Stripe.PaymentMethod | null> {
  const named = subscriptions
    .filter(({ status }) => status !== 'canceled' && status !== 'incomplete_expired')
    .map(({ default_payment_method: method }) => method)
    .find((method) => isAttached(method, person))
  if (named) return named as Stripe.PaymentMethod
  const usual = person.invoice_settings.default_payment_method
  if (typeof usual === 'string') {
    const method = await stripe.paymentMethods.retrieve(usual)
    if (isAttached(method, person)) return method
  }
  return (await stripe.customers.listPaymentMethods(person.id, { limit: 1 })).data[0] ?? null
}

/** A detached method is still named by its subscription or customer, but cannot pay. */
const isAttached = (method: string | Stripe.PaymentMethod | null, { id }: Stripe.Customer): boolean =>
  typeof method === 'object' && method !== null && method.customer === id

/** Describes a card as 'Visa 4242', and another method by its type. */
export function describeMethod(method: Stripe.PaymentMethod | null): string | null {
  if (!method) return null
  const { card, type } = method
  if (!card) return capital(type.replaceAll('_', ' '))
  return `${capital(card.brand)} ${card.last4}`
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
