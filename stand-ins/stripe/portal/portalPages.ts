import { type Context, Hono } from 'hono'
import type { Api, Env } from '../answer.ts'
import type { Price } from '../catalog.ts'
import { setUp, unauthenticated } from '../customers/cards.ts'
import { customerOf, updateCustomer } from '../customers/customers.ts'
import { attach, newCard } from '../customers/paymentMethods.ts'
import { authenticatePage, type CardFields, messagePage, readCard } from '../pageLayout.ts'
import { cancelSubscription, changeSubscription } from '../subscriptions/changeSubscription.ts'
import type { Subscription } from '../subscriptions/subscriptionObject.ts'
import type { PortalSession } from './portal.ts'
import { configurationOf } from './portalConfiguration.ts'
import { cancelView, cardView, confirmView, homeView, plansFor, updateView } from './portalViews.ts'

type Card = { number: string; fields: CardFields; month: number; year: number }

/** The hosted customer portal. A session that names a flow begins with it, and ends as the flow says. */
export function portalPages(api: Api): Hono<Env> {
  const { world } = api
  const app = new Hono<Env>()
  const entering = new Map<string, Card>()
  const act = <T>(work: () => T): T => api.inRequest({ id: null, idempotency_key: null }, work)
  const open = (c: Context<Env>) => {
    const session = world.store.find<PortalSession>('billing_portal.session', c.req.param('id'))
    if (!session) return undefined
    const all = world.store
      .all<Subscription>('subscription')
      .filter(({ customer }) => customer === session.customer)
    const live = all.filter(
      ({ status }) => !['canceled', 'incomplete', 'incomplete_expired'].includes(status),
    )
    return {
      session,
      subscription: live[0],
      features: configurationOf(world, session.configuration as string).features,
    }
  }
  const home = ({ id }: PortalSession) => `/p/session/${id}`
  const gone = messagePage('This page is no longer here', 'Open the portal again from Regulars.')
  /** The address to which a finished flow leads. */
  const done = (session: PortalSession, type: string): string => {
    const after = session.flow?.type.startsWith(type) ? session.flow.after_completion : undefined
    if (after?.type === 'redirect') return after.redirect!.return_url
    return after?.type === 'hosted_confirmation' ? `${home(session)}/done` : `${home(session)}?home`
  }
  app.get('/p/session/:id', (c) => {
    const at = open(c)
    if (!at) return c.html(gone, 404)
    const start = {
      payment_method_update: 'card',
      subscription_cancel: 'cancel',
      subscription_update: 'update',
    }
    const type = at.session.flow?.type
    if (type && c.req.query('home') === undefined) {
      const confirm = at.session.flow?.subscription_update_confirm?.items[0]?.price
      const path = confirm ? `update/${confirm}` : start[type as keyof typeof start]
      return c.redirect(`${home(at.session)}/${path}`, 303)
    }
    return c.html(homeView(world, at))
  })
  app.get('/p/session/:id/done', (c) => {
    const at = open(c)
    if (!at) return c.html(gone, 404)
    const text =
      at.session.flow?.after_completion.hosted_confirmation?.custom_message ?? 'Your changes are saved.'
    const link = at.session.return_url
      ? { href: at.session.return_url, label: 'Return to Regulars' }
      : undefined
    return c.html(messagePage('Done', text, link))
  })
  app.get('/p/session/:id/update', (c) => {
    const at = open(c)
    if (!at?.subscription || !at.features.subscription_update.enabled) return c.html(gone, 404)
    const wanted = c.req.query('price')
    if (wanted) return c.redirect(`${home(at.session)}/update/${wanted}`, 303)
    return c.html(updateView(world, at))
  })
  app.on(['GET', 'POST'], '/p/session/:id/update/:price', (c) => {
    const at = open(c)
    const price = world.store.find<Price>('price', c.req.param('price'))
    const offered = at && plansFor(world, at.features).some(({ id }) => id === price?.id)
    if (!at?.subscription || !price || !(offered || at.session.flow?.subscription_update_confirm))
      return c.html(gone, 404)
    const { subscription, features } = at
    if (c.req.method === 'GET') return c.html(confirmView(world, at, price))
    const [item] = subscription.items.data
    const proration_behavior = features.subscription_update.proration_behavior as 'always_invoice'
    try {
      act(() =>
        changeSubscription(world, subscription, {
          items: [{ id: item!.id, price: price.id }],
          ...{ proration_behavior, payment_behavior: 'error_if_incomplete' as const },
        }),
      )
    } catch (error) {
      if (!(error instanceof Error && 'body' in error)) throw error
      return c.html(confirmView(world, at, price, error.message), 402)
    }
    return c.redirect(done(at.session, 'subscription_update'), 303)
  })
  app.on(['GET', 'POST'], '/p/session/:id/cancel', (c) => {
    const at = open(c)
    if (!at?.subscription || !at.features.subscription_cancel.enabled) return c.html(gone, 404)
    if (c.req.method === 'GET') return c.html(cancelView(world, at))
    const { subscription, features } = at
    act(() =>
      features.subscription_cancel.mode === 'immediately'
        ? cancelSubscription(world, subscription, {})
        : // With flexible billing, the portal names the moment and leaves cancel_at_period_end as it is.
          changeSubscription(world, subscription, { cancel_at: 'min_period_end' }),
    )
    return c.redirect(done(at.session, 'subscription_cancel'), 303)
  })
  app.post('/p/session/:id/renew', (c) => {
    const at = open(c)
    if (!at?.subscription) return c.html(gone, 404)
    const { subscription } = at
    act(() => changeSubscription(world, subscription, { cancel_at: null }))
    return c.redirect(`${home(at.session)}?home`, 303)
  })
  const keepCard = (session: PortalSession, card: Card): void =>
    act(() => {
      const customer = customerOf(world, session.customer)
      const { id } = newCard(world, card.number, {
        ...card,
        name: card.fields.name || null,
        email: customer.email,
      })
      const method = attach(world, id, customer)
      method._.wasSetUp = true
      world.store.save(method)
      for (const subscription of world.store.all<Subscription>('subscription'))
        if (
          subscription.customer === customer.id &&
          !['canceled', 'incomplete_expired'].includes(subscription.status)
        )
          changeSubscription(world, subscription, { default_payment_method: id })
      updateCustomer(world, customer, {
        invoice_settings: { default_payment_method: id },
      })
    })
  app.get('/p/session/:id/card', (c) => {
    const at = open(c)
    return at ? c.html(cardView(at)) : c.html(gone, 404)
  })
  app.post('/p/session/:id/card', async (c) => {
    const at = open(c)
    if (!at) return c.html(gone, 404)
    const card = readCard(await c.req.parseBody<Record<string, string>>())
    if (card.problem) return c.html(cardView(at, { problem: card.problem, fields: card.fields }), 402)
    const said = setUp(card.number, false)
    if (typeof said === 'object')
      return c.html(cardView(at, { problem: said.message, fields: card.fields }), 402)
    if (said === 'asks') {
      entering.set(at.session.id, card)
      return c.redirect(`${home(at.session)}/card/authenticate`, 303)
    }
    keepCard(at.session, card)
    return c.redirect(done(at.session, 'payment_method_update'), 303)
  })
  app.on(['GET', 'POST'], '/p/session/:id/card/authenticate', async (c) => {
    const at = open(c)
    const card = at && entering.get(at.session.id)
    if (!card) return c.html(gone, 404)
    if (c.req.method === 'GET')
      return c.html(
        authenticatePage(`${home(at.session)}/card/authenticate`, 'Regulars wants to keep this card.'),
      )
    entering.delete(at.session.id)
    const { outcome } = await c.req.parseBody()
    if (outcome !== 'complete')
      return c.html(cardView(at, { problem: unauthenticated.message, fields: card.fields }), 402)
    keepCard(at.session, card)
    return c.redirect(done(at.session, 'payment_method_update'), 303)
  })
  return app
}
