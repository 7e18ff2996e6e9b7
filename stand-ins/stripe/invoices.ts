import type Stripe from 'stripe'
import { z } from 'zod'
import type { Decline } from './cards.ts'
import { type Customer, customerOf, methodOf, type PaymentMethod } from './customers.ts'
import { change } from './events.ts'
import { type LineWanted, newLine } from './invoiceLines.ts'
import { bool, expand, listing, metadata, range, text } from './params.ts'
import { chargeIntent, newIntent, type Outcome, type PaymentIntent } from './payments.ts'
import { type Kept, newId } from './store.ts'
import type { World } from './world.ts'

export type Invoice = Kept<Stripe.Invoice, { finalizeAt: number | null; payments: Stripe.InvoicePayment[] }>

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

type Wanted = {
  customer: string
  currency: string
  reason: Stripe.Invoice.BillingReason
  lines: LineWanted[]
  subscription?: { id: string; metadata: Record<string, string> }
  metadata?: Record<string, string>
  /** Drafts wait until then, as those of renewals do for an hour. */
  finalizeAt?: number
}

/** A draft, with its event. */
export function draftInvoice(world: World, wanted: Wanted): Invoice {
  const customer = customerOf(world, wanted.customer)
  const now = world.now(customer.id)
  const id = newId('in')
  const lines = wanted.lines.map((line) => newLine(world, id, line, wanted.subscription?.metadata))
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const due = Math.max(0, total + Math.min(0, customer.balance))
  const invoice: Invoice = {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Regulars',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: wanted.finalizeAt ?? null,
    billing_reason: wanted.reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: wanted.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: customer.tax_exempt ?? 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: wanted.metadata ?? {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: parentOf(wanted),
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: lines.length === 0 ? now : Math.max(...lines.map(({ period }) => period.end)),
    period_start: lines.length === 0 ? now : Math.min(...lines.map(({ period }) => period.start)),
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: customer.test_clock ?? null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
    _: { finalizeAt: wanted.finalizeAt ?? null, payments: [] },
  }
  world.store.save(invoice)
  world.emit('invoice.created', invoice)
  return invoice
}

const parentOf = ({ subscription }: Wanted): Stripe.Invoice.Parent | null =>
  subscription
    ? {
        quote_details: null,
        subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
        type: 'subscription_details',
      }
    : null

/** The subscription that an invoice is for. */
export const subscriptionIdOf = (invoice: Stripe.Invoice): string | undefined =>
  invoice.parent?.subscription_details?.subscription as string | undefined

/** A draft becomes a demand, with its number and its page. What the customer has as credit counts. */
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

/** Charges for an open invoice, and marks it as paid; its state stays open if the card is refused. */
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

/** The invoice's own intent: one for all its attempts. */
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

/** What an invoice is charged to if nobody says more. */
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
