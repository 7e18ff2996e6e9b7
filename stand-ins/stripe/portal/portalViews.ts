import { html } from 'hono/html'
import type Stripe from 'stripe'
import { type Price, productOf } from '../catalog.ts'
import { customerOf } from '../customers/customers.ts'
import { methodOf } from '../customers/paymentMethods.ts'
import { interval } from '../invoices/invoiceLines.ts'
import type { Invoice } from '../invoices/invoiceObject.ts'
import { alarm, type CardFields, cardFields, dayOf, type Html, money, page, testCard } from '../pageLayout.ts'
import { periodOf, priceOf, type Subscription } from '../subscriptions/subscriptionObject.ts'
import type { World } from '../world.ts'
import type { PortalSession } from './portal.ts'

export type At = {
  session: PortalSession
  subscription: Subscription | undefined
  features: Stripe.BillingPortal.Configuration['features']
}

/** The plans that a customer may change to: those that the configuration names, otherwise all active ones. */
export function plansFor(world: World, features: At['features']): Price[] {
  const named = (features.subscription_update.products ?? []).flatMap(({ prices }) => prices)
  return world.store
    .all<Price>('price')
    .filter((price) => price.recurring && price.active && (named.length === 0 || named.includes(price.id)))
    .sort((one, other) => one.unit_amount! - other.unit_amount!)
}

const frame = ({ session }: At, title: string, main: Html): Html =>
  page({
    title,
    aside: html`<h2>Regulars partners with Stripe for billing.</h2>
${session.return_url ? html`<p><a href="${session.return_url}">Return to Regulars</a></p>` : ''}`,
    main,
  })

const costs = (price: Price): string => `${money(price.unit_amount!, price.currency)} per ${interval(price)}`
const root = ({ session }: At): string => `/p/session/${session.id}`
const back = (at: At): Html => html`<a class="button second" href="${root(at)}?home">Go back</a>`

export function homeView(world: World, at: At): Html {
  const { subscription, session, features } = at
  const customer = customerOf(world, session.customer)
  const method = methodOf(
    world,
    (subscription?.default_payment_method ?? customer.invoice_settings.default_payment_method) as
      | string
      | null,
  )
  const invoices = world.store
    .all<Invoice>('invoice')
    .filter((invoice) => invoice.customer === customer.id && invoice.hosted_invoice_url)
  return frame(
    at,
    'Billing',
    html`<section><h1>Current plan</h1>${subscription ? planPart(world, at, subscription) : html`<p>No plan is running.</p>`}</section>
<section><h2>Payment method</h2><p>${method ? `${method.card!.brand} ending in ${method.card!.last4}` : 'No card.'}</p>
${features.payment_method_update.enabled ? html`<p><a href="${root(at)}/card">Change card</a></p>` : ''}</section>
${features.invoice_history.enabled ? html`<section><h2>Invoices</h2>${invoiceTable(invoices)}</section>` : ''}`,
  )
}

function planPart(world: World, at: At, subscription: Subscription): Html {
  const price = priceOf(world, subscription.items.data[0]!)
  const { features } = at
  const ends =
    subscription.cancel_at ?? (subscription.cancel_at_period_end ? periodOf(subscription).end : null)
  const next = subscription.status === 'trialing' ? 'Your trial ends' : 'Your plan renews'
  return html`<p>${productOf(world, price).name}<br>${costs(price)}</p>
<p class="quiet">${ends ? `Your plan will be canceled on ${dayOf(ends)}.` : `${next} on ${dayOf(periodOf(subscription).end)}.`}</p>
${subscription.status === 'past_due' ? alarm('The last payment failed.') : ''}
<div class="actions">
${features.subscription_update.enabled ? html`<a class="button" href="${root(at)}/update">Update plan</a>` : ''}
${ends ? html`<form method="post" action="${root(at)}/renew"><button class="second">Don’t cancel plan</button></form>` : ''}
${!ends && features.subscription_cancel.enabled ? html`<a class="button second" href="${root(at)}/cancel">Cancel plan</a>` : ''}
</div>`
}

const invoiceTable = (invoices: Invoice[]): Html =>
  invoices.length === 0
    ? html`<p>No invoices yet.</p>`
    : html`<table><thead><tr><th scope="col">Date</th><th scope="col">Status</th><th scope="col" class="cents">Amount</th></tr></thead><tbody>
${invoices.map((invoice) => html`<tr><td><a href="/i/${invoice.id}">${dayOf(invoice.created)}</a></td><td>${invoice.status}</td><td class="cents">${money(invoice.amount_due, invoice.currency)}</td></tr>`)}</tbody></table>`

export function updateView(world: World, at: At): Html {
  const current = at.subscription!.items.data[0]!.price.id
  const plans = plansFor(world, at.features)
  return frame(
    at,
    'Update plan',
    html`<h1>Update your plan</h1><form method="get"><fieldset><legend>Plans</legend>
${plans.map((price) => html`<label class="choice"><input type="radio" name="price" value="${price.id}" required${price.id === current ? html` disabled` : ''}> <span>${productOf(world, price).name}<br><span class="quiet">${costs(price)}${price.id === current ? ' · current plan' : ''}</span></span></label>`)}
</fieldset><div class="actions"><button>Continue</button>${back(at)}</div></form>`,
  )
}

export function confirmView(world: World, at: At, price: Price, problem?: string): Html {
  const from = priceOf(world, at.subscription!.items.data[0]!)
  return frame(
    at,
    'Confirm your update',
    html`<h1>Confirm your update</h1>${alarm(problem)}
<dl class="lines"><dt>${productOf(world, from).name}, until now</dt><dd>${costs(from)}</dd>
<dt>${productOf(world, price).name}, from now on</dt><dd>${costs(price)}</dd></dl>
<form method="post"><div class="actions"><button>Confirm</button>${back(at)}</div></form>`,
  )
}

export const cancelView = (world: World, at: At): Html => {
  const isNow = at.features.subscription_cancel.mode === 'immediately'
  const { end } = periodOf(at.subscription!)
  const { name } = productOf(world, priceOf(world, at.subscription!.items.data[0]!))
  const when = isNow ? 'It ends at once.' : `It stays until ${dayOf(end)}.`
  return frame(
    at,
    'Cancel your plan',
    html`<h1>Cancel ${name}?</h1><p>${when}</p>
<form method="post"><div class="actions"><button>Cancel plan</button>${back(at)}</div></form>`,
  )
}

export const cardView = (at: At, { problem, fields }: { problem?: string; fields?: CardFields } = {}): Html =>
  frame(
    at,
    'Change card',
    html`<h1>Change card</h1>${alarm(problem)}<form method="post">${cardFields(fields ?? testCard)}
<div class="actions"><button>Save card</button>${back(at)}</div></form>`,
  )
