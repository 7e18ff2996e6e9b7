import type Stripe from 'stripe'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { inBusiness } from '#server/services.ts'
import type { InvoiceView } from '../contract.ts'
import { findPresentCustomer } from '../queries.ts'
import type { BillingServices } from '../services.ts'
import { askOfBusiness } from '../stripe/askOfBusiness.ts'
import { dateOf } from '../stripe/deriveSubscription.ts'
import { fromStripeAmount } from '../stripe/stripeAmount.ts'

const MOST = 24

/** Reads the latest invoices from Stripe, newest first and without drafts; none if nothing was ever bought. */
export async function readInvoices(
  services: BillingServices,
  { businessId, actor }: Pick<BusinessContext, 'businessId' | 'actor'>,
): Promise<InvoiceView[]> {
  const known = await inBusiness(services, businessId, actor, findPresentCustomer)
  if (!known) return []
  const { stripe_customer_id: customer } = known
  return askOfBusiness(services, 'The invoices could not be loaded', businessId, async ({ stripe }) => {
    const { data } = await stripe.invoices.list({ customer, limit: MOST })
    return data.filter(({ status }) => status !== 'draft').map(viewOf)
  })
}

function viewOf(invoice: Stripe.Invoice): InvoiceView {
  const currency = invoice.currency.toUpperCase()
  return {
    id: invoice.id,
    number: invoice.number,
    at: dateOf(invoice.created)!.toISOString(),
    amount: fromStripeAmount(invoice.total, currency),
    currency,
    status: invoice.status as InvoiceView['status'],
    url: invoice.hosted_invoice_url ?? null,
  }
}
