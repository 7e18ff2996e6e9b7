import type Stripe from 'stripe'
import { customerOf } from '../customers/customers.ts'
import { type Kept, newId } from '../store.ts'
import type { World } from '../world.ts'
import { type LineWanted, newLine } from './invoiceLines.ts'

export type Invoice = Kept<Stripe.Invoice, { finalizeAt: number | null; payments: Stripe.InvoicePayment[] }>

export type InvoiceWanted = {
  customer: string
  currency: string
  reason: Stripe.Invoice.BillingReason
  lines: LineWanted[]
  subscription?: { id: string; metadata: Record<string, string> }
  metadata?: Record<string, string>
  /** The period in which the items were gathered. For a renewal this is the period that has ended. */
  period?: { start: number; end: number }
  /** The time at which a draft is finalized. The drafts of renewals wait for an hour. */
  finalizeAt?: number
}

/** A draft that is not saved yet. */
export function buildInvoice(world: World, wanted: InvoiceWanted, idPrefix = 'in'): Invoice {
  const customer = customerOf(world, wanted.customer)
  const now = world.now(customer.id)
  const id = newId(idPrefix)
  const lines = wanted.lines.map((line) => newLine(world, id, line, wanted.subscription?.metadata))
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const due = Math.max(0, total + Math.min(0, customer.balance))
  return {
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
    period_end: wanted.period?.end ?? now,
    period_start: wanted.period?.start ?? now,
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
}

const parentOf = ({ subscription }: InvoiceWanted): Stripe.Invoice.Parent | null =>
  subscription
    ? {
        quote_details: null,
        subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
        type: 'subscription_details',
      }
    : null

/** The id of the subscription that an invoice belongs to. */
export const subscriptionIdOf = (invoice: Stripe.Invoice): string | undefined =>
  invoice.parent?.subscription_details?.subscription as string | undefined
