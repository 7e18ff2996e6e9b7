import type Stripe from 'stripe'
import { z } from 'zod'
import type { Decline } from '../customers/cards.ts'
import type { Customer } from '../customers/customerObject.ts'
import { customerOf } from '../customers/customers.ts'
import { methodOf, type PaymentMethod } from '../customers/paymentMethods.ts'
import { change } from '../events.ts'
import { bool, expand, listing, metadata, range, text } from '../params.ts'
import { chargeIntent, newIntent, type Outcome, type PaymentIntent } from '../payments/payments.ts'
import { newId } from '../store.ts'
import type { World } from '../world.ts'
import { buildInvoice, type Invoice, type InvoiceWanted, subscriptionIdOf } from './invoiceObject.ts'

export const invoiceListParams = z.strictObject({
  ...listing,
  customer: text.optional(),
  subscription: text.optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
  collection_method: text.optional(),
  created: range.optional(),
})
export const payParams = z.strictObject({
  payment_method: text.optional(),
  off_session: bool.optional(),
  expand,
})
export const invoiceUpdateParams = z.strictObject({
  description: text.optional(),
  metadata: metadata.optional(),
  auto_advance: bool.optional(),
  expand,
})

/** Saves a draft, and emits its event. */
export function draftInvoice(world: World, wanted: InvoiceWanted): Invoice {
  const invoice = world.store.save(buildInvoice(world, wanted))
  world.emit('invoice.created', invoice)
  return invoice
}

/** Finalizes a draft: it gets a number and a page, and the customer's credit is deducted. */
export function finalize(world: World, invoice: Invoice): Invoice {
  const customer = customerOf(world, invoice.customer as string)
  invoice.number = `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, '0')}`
  invoice.starting_balance = customer.balance
  const balance = Math.min(0, customer.balance + invoice.total)
  invoice.amount_due = Math.max(0, invoice.total + Math.min(0, customer.balance))
  Object.assign(invoice, { amount_remaining: invoice.amount_due, ending_balance: balance })
  change(world, customer, balance === customer.balance ? null : 'customer.updated', () => {
    customer.next_invoice_sequence = customer.next_invoice_sequence! + 1
    customer.balance = balance
  })
  const now = world.now(customer.id)
  invoice.status = 'open'
  invoice.effective_at = now
  invoice.automatically_finalizes_at = null
  invoice.status_transitions.finalized_at = now
  invoice.hosted_invoice_url = `${world.baseUrl()}/i/${invoice.id}`
  invoice.invoice_pdf = `${world.baseUrl()}/i/${invoice.id}/pdf`
  invoice._.finalizeAt = null
  world.store.save(invoice)
  world.emit('invoice.finalized', invoice)
  return invoice
}

export type PayWay = { isOffSession: boolean; isAuthenticated?: boolean; method?: PaymentMethod | undefined }

const noCard: Decline = {
  code: 'invoice_no_payment_method',
  message:
    'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
}

/** Charges an open invoice and marks it as paid. If the card is refused, the invoice stays open. */
export function payInvoice(world: World, invoice: Invoice, way: PayWay): Outcome {
  if (invoice.amount_due === 0) {
    markPaid(world, invoice)
    return 'paid'
  }
  invoice.attempted = true
  invoice.attempt_count += 1
  const method = way.method ?? defaultMethod(world, invoice)
  if (!method) {
    world.store.save(invoice)
    return noCard
  }
  const intent = intentOf(world, invoice)
  const outcome = chargeIntent(world, intent, method, {
    isOffSession: way.isOffSession,
    isAuthenticated: way.isAuthenticated ?? false,
  })
  if (outcome === 'paid') markPaid(world, invoice)
  else world.store.save(invoice)
  return outcome
}

/** The payment intent of an invoice, which all its attempts share. */
function intentOf(world: World, invoice: Invoice): PaymentIntent {
  const [known] = invoice._.payments
  const found = world.store.find<PaymentIntent>('payment_intent', known?.payment.payment_intent as string)
  if (found) return found
  const { customer, currency, amount_due: amount, billing_reason: reason } = invoice
  const description = reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update'
  const made = { amount, currency, customer: customer as string, invoice: invoice.id }
  const intent = newIntent(world, { ...made, description, setup_future_usage: 'off_session' })
  invoice._.payments.push({
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: amount,
    created: intent.created,
    currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  })
  return intent
}

export const intentIdOf = (invoice: Invoice): string | undefined =>
  invoice._.payments[0]?.payment.payment_intent as string | undefined

function markPaid(world: World, invoice: Invoice): void {
  const now = world.now(invoice.customer as string)
  Object.assign(invoice, {
    status: 'paid',
    attempted: true,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
  })
  Object.assign(invoice, { auto_advance: false, next_payment_attempt: null })
  invoice.status_transitions.paid_at = now
  for (const payment of invoice._.payments) {
    Object.assign(payment, { amount_paid: invoice.amount_paid, status: 'paid' })
    payment.status_transitions.paid_at = now
  }
  world.store.save(invoice)
  world.emit('invoice.paid', invoice)
  world.emit('invoice.payment_succeeded', invoice)
  for (const payment of invoice._.payments) world.emit('invoice_payment.paid', payment)
}

export function endInvoice(world: World, invoice: Invoice, status: 'void' | 'uncollectible'): Invoice {
  const type = status === 'void' ? 'invoice.voided' : 'invoice.marked_uncollectible'
  return change(world, invoice, type, () => {
    const now = world.now(invoice.customer as string)
    Object.assign(invoice, { status, auto_advance: false, next_payment_attempt: null })
    const field = status === 'void' ? 'voided_at' : 'marked_uncollectible_at'
    invoice.status_transitions = { ...invoice.status_transitions, [field]: now }
  })
}

/** The card that an invoice is charged to by default. */
export function defaultMethod(world: World, invoice: Invoice): PaymentMethod | undefined {
  const subscription = world.store.find<Stripe.Subscription>('subscription', subscriptionIdOf(invoice))
  const customer = world.store.find<Customer>('customer', invoice.customer as string)
  const id =
    invoice.default_payment_method ??
    subscription?.default_payment_method ??
    customer?.invoice_settings.default_payment_method
  const method = methodOf(world, id as string | null)
  return method?.customer === invoice.customer ? method : undefined
}
