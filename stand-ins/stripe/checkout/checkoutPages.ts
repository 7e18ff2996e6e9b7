import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Api, Env } from '../answer.ts'
import type { Price } from '../catalog.ts'
import { unauthenticated } from '../customers/cards.ts'
import type { Customer } from '../customers/customerObject.ts'
import { customerOf } from '../customers/customers.ts'
import { interval } from '../invoices/invoiceLines.ts'
import {
  alarm,
  authenticatePage,
  type CardFields,
  cardFields,
  dayOf,
  emailField,
  type Html,
  messagePage,
  money,
  page,
  readCard,
  testCard,
} from '../pageLayout.ts'
import type { World } from '../world.ts'
import { lineItemsOf, trialEndOf } from './checkout.ts'
import type { CheckoutRow } from './checkoutObject.ts'
import { askBank, type Entered, needsCard, payCheckout } from './payCheckout.ts'

type Shown = { problem?: string | undefined; fields?: CardFields; email?: string }

/** The hosted checkout: a form for a card, and the bank's answer to it. */
export function checkoutPages(api: Api): Hono<Env> {
  const { world } = api
  const app = new Hono<Env>()
  /** Entries that wait for the cardholder to answer the bank, by session. */
  const entering = new Map<string, { entered: Entered; fields: CardFields }>()
  const sessionOf = (id: string) => world.store.find<CheckoutRow>('checkout.session', id)
  const finish = (session: CheckoutRow, entered: Entered, isAuthenticated: boolean): string => {
    api.inRequest({ id: null, idempotency_key: null }, () =>
      payCheckout(world, session, entered, isAuthenticated),
    )
    return successUrl(session)
  }
  app.get('/c/pay/:id', (c) => {
    const session = sessionOf(c.req.param('id'))
    if (session?.status !== 'open') return c.html(overPage(session), session ? 200 : 404)
    return c.html(formPage(world, session))
  })
  app.post('/c/pay/:id', async (c) => {
    const session = sessionOf(c.req.param('id'))
    if (session?.status !== 'open') return c.html(overPage(session), session ? 200 : 404)
    const form = await c.req.parseBody<Record<string, string>>()
    const card = needsCard(session) ? readCard(form) : { ...readCard({}), problem: undefined }
    const email = knownEmail(world, session) ?? form.email?.trim() ?? ''
    const { number, fields, month, year } = card
    const again = (problem: string) => c.html(formPage(world, session, { problem, fields, email }), 402)
    if (card.problem) return again(card.problem)
    if (!/^\S+@\S+$/.test(email)) return again('Your email is incomplete.')
    const entered: Entered = { number, email, name: fields.name, month, year }
    const said = needsCard(session) ? askBank(session, number, false) : 'ok'
    if (typeof said === 'object') return again(said.message)
    if (said === 'ok') return c.redirect(finish(session, entered, false), 303)
    entering.set(session.id, { entered, fields })
    return c.redirect(`/c/pay/${session.id}/authenticate`, 303)
  })
  app.get('/c/pay/:id/authenticate', (c) => {
    const session = sessionOf(c.req.param('id'))
    if (!session || !entering.has(session.id)) return c.redirect(`/c/pay/${c.req.param('id')}`, 303)
    const sum = money(session.amount_total!, session.currency!)
    return c.html(authenticatePage(`/c/pay/${session.id}/authenticate`, `Regulars asks for ${sum}.`))
  })
  app.post('/c/pay/:id/authenticate', async (c) => {
    const session = sessionOf(c.req.param('id'))
    const waiting = session && entering.get(session.id)
    if (!waiting || session.status !== 'open') return c.redirect(`/c/pay/${c.req.param('id')}`, 303)
    entering.delete(session.id)
    const { entered, fields } = waiting
    const { outcome } = await c.req.parseBody()
    const said = outcome === 'complete' ? askBank(session, entered.number, true) : unauthenticated
    if (said === 'ok') return c.redirect(finish(session, entered, true), 303)
    const problem = typeof said === 'object' ? said.message : unauthenticated.message
    return c.html(formPage(world, session, { problem, fields, email: entered.email }), 402)
  })
  return app
}

const successUrl = ({ success_url: url, id }: CheckoutRow): string =>
  url!.replaceAll('{CHECKOUT_SESSION_ID}', id)

const knownEmail = (world: World, session: CheckoutRow): string | null =>
  session.customer ? customerOf(world, session.customer as string).email : session.customer_email

function formPage(world: World, session: CheckoutRow, { problem, fields, email }: Shown = {}): Html {
  const known = knownEmail(world, session)
  const customer = world.store.find<Customer>('customer', session.customer as string | null)
  const sum = money(session.amount_total!, session.currency!)
  const word =
    session.mode === 'subscription'
      ? session.amount_total === 0
        ? 'Start trial'
        : 'Subscribe'
      : `Pay ${sum}`
  return page({
    title: 'Checkout',
    aside: summary(world, session),
    main: html`<h1>${session.mode === 'subscription' ? 'Set up your plan' : 'Pay'}</h1>${alarm(problem)}
<form method="post">${emailField(email ?? known ?? '', known !== null)}
${needsCard(session) ? cardFields(fields ?? { ...testCard, name: customer?.name ?? '' }) : ''}
<div class="actions"><button>${word}</button></div></form>`,
  })
}

function summary(world: World, session: CheckoutRow): Html {
  const now = world.now(session.customer as string | null)
  const trialEnd = trialEndOf(session._.given, now)
  const prices = session._.items.map(({ price }) => world.store.find<Price>('price', price)!)
  const every = prices[0]!.recurring ? ` per ${interval(prices[0]!)}` : ''
  const full = session._.items.reduce(
    (sum, { quantity }, index) => sum + prices[index]!.unit_amount! * quantity,
    0,
  )
  const items = lineItemsOf(world, session) as { description: string; quantity: number }[]
  return html`${session.cancel_url ? html`<p><a href="${session.cancel_url}">Back</a></p>` : ''}
<h2>${session.mode === 'subscription' ? 'Subscribe to' : 'Pay'} Regulars</h2>
<p class="amount">${money(session.amount_total!, session.currency!)}</p>
${trialEnd ? html`<p class="quiet">Free until ${dayOf(trialEnd)}, then ${money(full, session.currency!)}${every}</p>` : html`<p class="quiet">${every ? `Due today, then the same${every}` : 'Due today'}</p>`}
<dl class="lines">${items.map(({ description, quantity }, index) => html`<dt>${description}${quantity > 1 ? ` × ${quantity}` : ''}</dt><dd>${money(prices[index]!.unit_amount! * quantity, session.currency!)}${every}</dd>`)}</dl>`
}

function overPage(session: CheckoutRow | undefined): Html {
  if (session?.status === 'complete')
    return messagePage('You’re all done here', 'This checkout is complete.', {
      href: successUrl(session),
      label: 'Go on to Regulars',
    })
  const link = session?.cancel_url ? { href: session.cancel_url, label: 'Back to Regulars' } : undefined
  return messagePage(
    'This page is no longer here',
    'The checkout expired. Start it again from Regulars.',
    link,
  )
}
