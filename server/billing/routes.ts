import type { Context } from 'hono'
import { type AppEnv, newRoutes } from '#server/platform/http/index.ts'
import { pageOfAll } from '#server/platform/http/page.ts'
import { inTransaction } from '#server/services.ts'
import * as contract from './contract.ts'
import { buyCredits } from './credits/buyCredits.ts'
import { listCreditMovements, readCredits } from './credits/readCredits.ts'
import { saveCreditSettings } from './credits/saveCreditSettings.ts'
import type { BillingServices } from './services.ts'
import { askForPlan } from './subscription/askForPlan.ts'
import { confirmReturn, followReturn } from './subscription/confirmReturn.ts'
import { createCheckoutSession } from './subscription/createCheckoutSession.ts'
import { changePlan, createPortalSession } from './subscription/createPortalSession.ts'
import { keepPlan } from './subscription/keepPlan.ts'
import { readInvoices } from './subscription/readInvoices.ts'
import { readSubscription } from './subscription/readSubscription.ts'

export function billingRoutes(services: BillingServices) {
  /** Stripe is asked outside of any transaction: the verbs open their own. */
  const who = (c: Context<AppEnv>) =>
    inTransaction(services, c, async ({ businessId, actor }) => ({ businessId, actor }), { readOnly: true })
  return newRoutes()
    .openapi(contract.readSubscription, async (c) =>
      c.json(await inTransaction(services, c, (ctx) => readSubscription(ctx, services)), 200),
    )
    .openapi(contract.askForPlan, async (c) => {
      const subscription = await inTransaction(services, c, async (ctx) => {
        await askForPlan(ctx, c.req.valid('json'))
        return readSubscription(ctx, services)
      })
      return c.json(subscription, 200)
    })
    .openapi(contract.createCheckoutSession, async (c) => {
      const { 'idempotency-key': idempotencyKey } = c.req.valid('header')
      const wanted = { ...c.req.valid('json'), idempotencyKey }
      return c.json(await createCheckoutSession(services, await who(c), wanted), 200)
    })
    .openapi(contract.createPortalSession, async (c) =>
      c.json(await createPortalSession(services, await who(c), c.req.valid('json')), 200),
    )
    .openapi(contract.changePlan, async (c) => {
      const { tier_id: tierId, return_url: returnUrl } = c.req.valid('json')
      return c.json(await changePlan(services, await who(c), { tierId, returnUrl }), 200)
    })
    .openapi(contract.keepPlan, async (c) => {
      await keepPlan(services, await who(c))
      return c.json(await inTransaction(services, c, (ctx) => readSubscription(ctx, services)), 200)
    })
    .openapi(contract.followSubscription, async (c) => {
      await followReturn(services, await who(c))
      return c.json(await inTransaction(services, c, (ctx) => readSubscription(ctx, services)), 200)
    })
    .openapi(contract.confirmPayment, async (c) =>
      c.json(await confirmReturn(services, await who(c), c.req.valid('json').session), 200),
    )
    .openapi(contract.listInvoices, async (c) =>
      c.json(pageOfAll(await readInvoices(services, await who(c)), c.req.valid('query')), 200),
    )
    .openapi(contract.readCredits, async (c) =>
      c.json(await inTransaction(services, c, (ctx) => readCredits(ctx, services)), 200),
    )
    .openapi(contract.listCreditMovements, async (c) =>
      c.json(await inTransaction(services, c, (ctx) => listCreditMovements(ctx, c.req.valid('query'))), 200),
    )
    .openapi(contract.saveCreditSettings, async (c) => {
      const credits = await inTransaction(services, c, async (ctx) => {
        await saveCreditSettings(ctx, c.req.valid('json'))
        return readCredits(ctx, services)
      })
      return c.json(credits, 200)
    })
    .openapi(contract.buyCredits, async (c) => {
      const { 'idempotency-key': idempotencyKey } = c.req.valid('header')
      const { success_url: successUrl, cancel_url: cancelUrl, ...offer } = c.req.valid('json')
      const wanted = { offer, successUrl, cancelUrl, idempotencyKey }
      return c.json(await buyCredits(services, await who(c), wanted), 200)
    })
}
