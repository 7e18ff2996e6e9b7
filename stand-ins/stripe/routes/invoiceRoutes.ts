import { Hono } from 'hono'
import { z } from 'zod'
import { type Api, answering, type Env, within } from '../answer.ts'
import { listedOf } from '../customers/customers.ts'
import { methodOf } from '../customers/paymentMethods.ts'
import { collect } from '../cycle.ts'
import { invalid, missing } from '../errors.ts'
import { change } from '../events.ts'
import { type Invoice, subscriptionIdOf } from '../invoices/invoiceObject.ts'
import {
  endInvoice,
  finalize,
  invoiceListParams,
  invoiceUpdateParams,
  payParams,
} from '../invoices/invoices.ts'
import { expand, mergeMetadata } from '../params.ts'
import { cardError } from '../payments/payments.ts'
import { previewInvoice, previewParams } from '../subscriptions/preview.ts'

const none = z.strictObject({ expand })

export function invoiceRoutes(api: Api): Hono<Env> {
  const { world } = api
  const app = new Hono<Env>()
  const invoice = (id: string) => {
    const row = world.store.find<Invoice>('invoice', id)
    if (!row) throw missing('invoice', id)
    return row
  }
  app.post(
    '/v1/invoices/create_preview',
    answering(api, previewParams, (given) => previewInvoice(world, given)),
  )
  app.get(
    '/v1/invoices',
    answering(api, invoiceListParams, (given) => {
      const rows = world.store
        .all<Invoice>('invoice')
        .filter(listedOf(world, given.customer))
        .filter((row) => given.subscription === undefined || subscriptionIdOf(row) === given.subscription)
        .filter(({ status }) => given.status === undefined || status === given.status)
        .filter(({ created }) => within(given.created, created))
      return { rows, url: '/v1/invoices', given }
    }),
  )
  app.get(
    '/v1/invoices/:id',
    answering(api, none, (_, id) => invoice(id)),
  )
  app.post(
    '/v1/invoices/:id',
    answering(api, invoiceUpdateParams, (given, id) =>
      change(world, invoice(id), 'invoice.updated', (row) => {
        if (given.description !== undefined) row.description = given.description
        if (given.auto_advance !== undefined) row.auto_advance = given.auto_advance
        row.metadata = mergeMetadata(row.metadata, given.metadata)
      }),
    ),
  )
  app.post(
    '/v1/invoices/:id/finalize',
    answering(api, none, (_, id) => finalize(world, demand(invoice(id), ['draft']))),
  )
  app.post(
    '/v1/invoices/:id/void',
    answering(api, none, (_, id) => endInvoice(world, demand(invoice(id)), 'void')),
  )
  app.post(
    '/v1/invoices/:id/mark_uncollectible',
    answering(api, none, (_, id) => endInvoice(world, demand(invoice(id)), 'uncollectible')),
  )
  app.post(
    '/v1/invoices/:id/pay',
    answering(api, payParams, (given, id) => {
      const row = demand(invoice(id), ['open', 'uncollectible'])
      const method = methodOf(world, given.payment_method)
      if (given.payment_method && method?.customer !== row.customer)
        throw missing('PaymentMethod', given.payment_method, 'payment_method')
      const outcome = collect(world, row, { isOffSession: given.off_session ?? true, method })
      if (typeof outcome === 'object') throw cardError(outcome)
      return row
    }),
  )
  return app
}

function demand(invoice: Invoice, statuses: string[] = ['open', 'uncollectible']): Invoice {
  if (statuses.includes(invoice.status ?? '')) return invoice
  if (invoice.status === 'paid') throw invalid('Invoice is already paid', { code: 'invoice_already_paid' })
  throw invalid(`This invoice is ${invoice.status}: this cannot be done with it.`, {
    code: 'invoice_not_editable',
  })
}
