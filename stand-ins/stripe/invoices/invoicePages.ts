import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Api, Env } from '../answer.ts'
import { collect } from '../cycle.ts'
import { alarm, dayOf, type Html, messagePage, money, page } from '../pageLayout.ts'
import type { World } from '../world.ts'
import type { Invoice } from './invoiceObject.ts'
import { defaultMethod } from './invoices.ts'

/** An invoice as its receiver sees it. An open invoice can be paid with the saved card. */
export function invoicePages(api: Api): Hono<Env> {
  const { world } = api
  const app = new Hono<Env>()
  const find = (id: string) => {
    const invoice = world.store.find<Invoice>('invoice', id)
    return invoice?.hosted_invoice_url ? invoice : undefined
  }
  const missing = messagePage('Not found', 'There is no such invoice.')
  for (const path of ['/i/:id', '/i/:id/pdf'])
    app.get(path, (c) => {
      const invoice = find(c.req.param('id')!)
      return invoice ? c.html(invoicePage(world, invoice)) : c.html(missing, 404)
    })
  app.post('/i/:id', (c) => {
    const invoice = find(c.req.param('id'))
    if (!invoice) return c.html(missing, 404)
    if (invoice.status !== 'open') return c.redirect(`/i/${invoice.id}`, 303)
    const outcome = api.inRequest({ id: null, idempotency_key: null }, () =>
      collect(world, invoice, { isOffSession: false }),
    )
    if (outcome === 'paid') return c.redirect(`/i/${invoice.id}`, 303)
    const problem = outcome === 'asks' ? 'Your bank asks who pays. Choose another card.' : outcome.message
    return c.html(invoicePage(world, invoice, problem), 402)
  })
  return app
}

const states: Record<string, string> = {
  paid: 'Paid',
  open: 'Open',
  uncollectible: 'Uncollectible',
  void: 'Void',
}

function invoicePage(world: World, invoice: Invoice, problem?: string): Html {
  const method = defaultMethod(world, invoice)
  const { currency } = invoice
  return page({
    title: `Invoice ${invoice.number}`,
    aside: html`<h2>Regulars</h2><p class="amount">${money(invoice.amount_due, currency)}</p>
<p>${states[invoice.status!]} · ${dayOf(invoice.created)}</p>
<p class="quiet">${invoice.customer_name ?? ''} ${invoice.customer_email ?? ''}</p>`,
    main: html`<h1>Invoice ${invoice.number}</h1>${alarm(problem)}
<table><thead><tr><th scope="col">What</th><th scope="col" class="cents">Amount</th></tr></thead><tbody>
${invoice.lines.data.map((line) => html`<tr><td>${line.description}<br><span class="quiet">${dayOf(line.period.start)} – ${dayOf(line.period.end)}</span></td><td class="cents">${money(line.amount, currency)}</td></tr>`)}
<tr><th scope="row">Total</th><td class="cents">${money(invoice.total, currency)}</td></tr>
<tr><th scope="row">Amount due</th><td class="cents">${money(invoice.amount_due, currency)}</td></tr>
<tr><th scope="row">Paid</th><td class="cents">${money(invoice.amount_paid, currency)}</td></tr></tbody></table>
${invoice.status === 'open' ? payForm(method?.card?.last4) : ''}`,
  })
}

const payForm = (last4: string | undefined): Html =>
  last4
    ? html`<form method="post"><div class="actions"><button>Pay with the card ending in ${last4}</button></div></form>`
    : html`<p>There is no card to pay with. Add one in the customer portal.</p>`
