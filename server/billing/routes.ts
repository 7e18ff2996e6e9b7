import type { Context } from 'hono'
import { type BusinessLimit, bind, limitBusiness } from '#server/bind.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { type AppEnv, handle, newRoutes } from '#server/platform/http/index.ts'
import { pageOfAll } from '#server/platform/http/pages/page.ts'
import { businessActor, inTransaction } from '#server/services.ts'
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

/** Limits how often a business has us ask Stripe, which answers an account only so many requests a second. */
const ASKED: BusinessLimit = {
  name: 'stripe',
  limit: 120,
  windowSeconds: 900,
  message: 'Payments were asked about very often.',
}

/** Routes of billing. Stripe is asked outside any transaction, so commands that ask it open their own. */
export function billingRoutes(services: BillingServices) {
  const view = (ctx: BusinessContext) => readSubscription(ctx, services)
  /** The caller, counted as one who has Stripe asked. */
  const asks = async (c: Context<AppEnv>) => {
    const caller = businessActor(c.var.caller)
    await limitBusiness(services, caller.businessId, ASKED)
    return caller
  }
  return newRoutes().openapiRoutes([
    bind(services, contract.readSubscription, view),
    bind(services, contract.askForPlan, async (ctx, wanted) => {
      await askForPlan(ctx, wanted)
      return view(ctx)
    }),
    handle(contract.createCheckoutSession, async (c, wanted) =>
      createCheckoutSession(services, await asks(c), wanted),
    ),
    handle(contract.createPortalSession, async (c, wanted) =>
      createPortalSession(services, await asks(c), wanted),
    ),
    handle(contract.changePlan, async (c, wanted) => changePlan(services, await asks(c), wanted)),
    handle(contract.keepPlan, async (c) => {
      await keepPlan(services, await asks(c))
      return inTransaction(services, c, view)
    }),
    handle(contract.followSubscription, async (c) => {
      await followReturn(services, await asks(c))
      return inTransaction(services, c, view)
    }),
    handle(contract.confirmPayment, async (c, { session }) =>
      confirmReturn(services, await asks(c), session),
    ),
    handle(contract.listInvoices, async (c, page) =>
      pageOfAll(await readInvoices(services, await asks(c)), page),
    ),
    bind(services, contract.readCredits, (ctx) => readCredits(ctx, services)),
    bind(services, contract.listCreditMovements, listCreditMovements),
    bind(services, contract.saveCreditSettings, async (ctx, wanted) => {
      await saveCreditSettings(ctx, wanted)
      return readCredits(ctx, services)
    }),
    handle(contract.buyCredits, async (c, { successUrl, cancelUrl, idempotencyKey, ...offer }) =>
      buyCredits(services, await asks(c), { offer, successUrl, cancelUrl, idempotencyKey }),
    ),
  ])
}
