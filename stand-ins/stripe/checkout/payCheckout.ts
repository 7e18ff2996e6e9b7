import type { Price } from '../catalog.ts'
import { chargeCard, type Decline, setUp } from '../customers/cards.ts'
import type { Customer } from '../customers/customerObject.ts'
import { createCustomer, customerOf, updateCustomer } from '../customers/customers.ts'
import { attach, newCard, type PaymentMethod } from '../customers/paymentMethods.ts'
import { change } from '../events.ts'
import { describeLine, type LineWanted } from '../invoices/invoiceLines.ts'
import { draftInvoice, finalize, intentIdOf, payInvoice } from '../invoices/invoices.ts'
import { mergeMetadata } from '../params.ts'
import { chargeIntent, newIntent } from '../payments/payments.ts'
import type { SubscriptionWanted } from '../subscriptions/subscriptionObject.ts'
import { subscribe } from '../subscriptions/subscriptions.ts'
import type { World } from '../world.ts'
import { trialEndOf } from './checkout.ts'
import type { CheckoutRow } from './checkoutObject.ts'

/** The buyer's entries. An empty number belongs to a trial that needs no card. */
export type Entered = { number: string; email: string; name: string; month: number; year: number }

/** The bank's answer to the card that is being entered. Nothing is saved yet. */
export function askBank(
  session: CheckoutRow,
  number: string,
  isAuthenticated: boolean,
): 'ok' | 'asks' | Decline {
  if (session.amount_total === 0) return setUp(number, isAuthenticated)
  return chargeCard(number, { isOffSession: false, isAuthenticated, wasSetUp: false })
}

/** A trial can begin without a card if the product allows it. */
export const needsCard = (session: CheckoutRow): boolean =>
  session.amount_total! > 0 || session.payment_method_collection !== 'if_required'

/** Charges the card, and completes the session with everything that follows. */
export function payCheckout(
  world: World,
  session: CheckoutRow,
  entered: Entered,
  isAuthenticated: boolean,
): CheckoutRow {
  const { given } = session._
  const isSubscription = session.mode === 'subscription'
  const keeps = isSubscription || given.payment_intent_data?.setup_future_usage !== undefined
  const customer = buyerOf(world, session, entered, keeps)
  const method = entered.number === '' ? undefined : newCard(world, entered.number, entered)
  if (customer && method && keeps) {
    attach(world, method.id, customer)
    method._.wasSetUp = isAuthenticated || setUp(entered.number, false) === 'ok'
    world.store.save(method)
  }
  const made = isSubscription
    ? buySubscription(world, session, customer!, method, isAuthenticated)
    : buyOnce(world, session, customer, method!, isAuthenticated)
  change(world, session, null, () => {
    Object.assign(session, { status: 'complete', url: null, customer: customer?.id ?? null, ...made })
    session.payment_status = session.amount_total === 0 ? 'no_payment_required' : 'paid'
    session.customer_details = {
      address: null,
      business_name: null,
      email: customer?.email ?? entered.email,
      individual_name: null,
      name: entered.name || null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    }
  })
  world.emit('checkout.session.completed', session)
  return session
}

function buyerOf(
  world: World,
  session: CheckoutRow,
  { email, name }: Entered,
  keeps: boolean,
): Customer | null {
  if (session.customer) {
    const customer = customerOf(world, session.customer as string)
    return customer.email ? customer : updateCustomer(world, customer, { email })
  }
  if (!keeps && session.customer_creation === 'if_required') return null
  return createCustomer(world, { email: session.customer_email ?? email, ...(name && { name }) })
}

function buySubscription(
  world: World,
  session: CheckoutRow,
  customer: Customer,
  method: PaymentMethod | undefined,
  isAuthenticated: boolean,
): object {
  const { given, items } = session._
  const data = given.subscription_data
  const wanted: SubscriptionWanted = {
    customer: customer.id,
    items: items.map(({ price, quantity }) => ({
      price: world.store.find<Price>('price', price)!,
      quantity,
    })),
    trialEnd: trialEndOf(given, world.now(customer.id)),
    metadata: mergeMetadata({}, data?.metadata),
    description: data?.description,
    defaultMethod: method?.id,
    missingCard: data?.trial_settings?.end_behavior.missing_payment_method,
  }
  const { subscription, invoice } = subscribe(world, wanted, { isOffSession: false, isAuthenticated, method })
  return { subscription: subscription.id, invoice: invoice.id }
}

function buyOnce(
  world: World,
  session: CheckoutRow,
  customer: Customer | null,
  method: PaymentMethod,
  isAuthenticated: boolean,
): object {
  const { given, items } = session._
  const data = given.payment_intent_data
  if (given.invoice_creation?.enabled && customer) {
    const invoice = draftInvoice(world, {
      ...{ customer: customer.id, currency: session.currency!, reason: 'manual' },
      lines: items.map(({ price, quantity }) => boughtLine(world, price, quantity, session.created)),
      metadata: session.metadata ?? {},
    })
    finalize(world, invoice)
    payInvoice(world, invoice, { isOffSession: false, isAuthenticated, method })
    return { invoice: invoice.id, payment_intent: intentIdOf(invoice) ?? null }
  }
  const intent = newIntent(world, {
    amount: session.amount_total!,
    currency: session.currency!,
    customer: customer?.id ?? null,
    description: data?.description ?? null,
    metadata: mergeMetadata({}, data?.metadata),
    receipt_email: data?.receipt_email ?? null,
    setup_future_usage: data?.setup_future_usage ?? null,
  })
  chargeIntent(world, intent, method, { isOffSession: false, isAuthenticated })
  return { payment_intent: intent.id }
}

function boughtLine(world: World, priceId: string, quantity: number, at: number): LineWanted {
  const price = world.store.find<Price>('price', priceId)!
  const description = describeLine(world, price, quantity)
  return {
    price,
    quantity,
    amount: price.unit_amount! * quantity,
    description,
    period: { start: at, end: at },
  }
}
