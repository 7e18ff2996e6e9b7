import { Hono } from 'hono'
import { z } from 'zod'
import { type Api, answering, type Env, within } from '../answer.ts'
import { createCheckout, expireCheckout, lineItemsOf } from '../checkout/checkout.ts'
import type { CheckoutRow } from '../checkout/checkoutObject.ts'
import { checkoutListParams, checkoutParams } from '../checkout/checkoutParams.ts'
import { listedOf } from '../customers/customers.ts'
import { missing } from '../errors.ts'
import { expand, listing } from '../params.ts'
import { createPortal, portalParams } from '../portal/portal.ts'
import {
  configurationListParams,
  configurationOf,
  configurationParams,
  createConfiguration,
  type PortalConfiguration,
} from '../portal/portalConfiguration.ts'

const none = z.strictObject({ expand })
/** Routes for checkouts and the customer portal. */
export function hostedRoutes(api: Api): Hono<Env> {
  const { world } = api
  const app = new Hono<Env>()
  const sessions = '/v1/checkout/sessions'
  const session = (id: string) => {
    const row = world.store.find<CheckoutRow>('checkout.session', id)
    if (!row) throw missing('checkout.session', id)
    return row
  }
  app.post(
    sessions,
    answering(api, checkoutParams, (given) => createCheckout(world, given)),
  )
  app.get(
    sessions,
    answering(api, checkoutListParams, (given) => {
      const rows = world.store
        .all<CheckoutRow>('checkout.session')
        .filter(listedOf(world, given.customer))
        .filter(({ subscription }) => given.subscription === undefined || subscription === given.subscription)
        .filter((row) => given.payment_intent === undefined || row.payment_intent === given.payment_intent)
        .filter(({ status }) => given.status === undefined || status === given.status)
        .filter(({ created }) => within(given.created, created))
      return { rows, url: sessions, given }
    }),
  )
  app.get(
    `${sessions}/:id`,
    answering(api, none, (_, id) => session(id)),
  )
  app.post(
    `${sessions}/:id/expire`,
    answering(api, none, (_, id) => expireCheckout(world, session(id))),
  )
  app.get(
    `${sessions}/:id/line_items`,
    answering(api, z.strictObject(listing), (given, id) => ({
      rows: lineItemsOf(world, session(id)),
      url: `${sessions}/${id}/line_items`,
      given,
    })),
  )
  app.post(
    '/v1/billing_portal/sessions',
    answering(api, portalParams, (given) => createPortal(world, given)),
  )
  const configurations = '/v1/billing_portal/configurations'
  app.post(
    configurations,
    answering(api, configurationParams, (given) => createConfiguration(world, given)),
  )
  app.get(
    configurations,
    answering(api, configurationListParams, (given) => {
      configurationOf(world)
      const rows = world.store
        .all<PortalConfiguration>('billing_portal.configuration')
        .filter(({ is_default }) => given.is_default === undefined || is_default === given.is_default)
      return { rows, url: configurations, given }
    }),
  )
  app.get(
    `${configurations}/:id`,
    answering(api, none, (_, id) => configurationOf(world, id)),
  )
  return app
}
