import { newRoutes, notAllowed } from '#server/platform/http/index.ts'
import * as contract from '../contract.ts'
import type { BillingServices } from '../services.ts'
import { receiveEvent } from './receiveEvent.ts'

/** The route that Stripe calls, at the root as the spec has it. The signature is checked on the raw body. */
export function stripeWebhook(services: BillingServices) {
  return newRoutes().openapi(contract.stripeWebhook, async (c) => {
    const body = await c.req.text()
    if (!services.payments?.isSigned(body, c.req.header('stripe-signature'))) throw notAllowed()
    await receiveEvent(services, body)
    return c.body(null, 204)
  })
}
