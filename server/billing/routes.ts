import type { Context } from 'hono'
import { bind } from '#server/bind.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { type AppEnv, handle, newRoutes } from '#server/platform/http/index.ts'
import { pageOfAll } from '#server/platform/http/page.ts'
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

/** Routes of billing. Stripe is asked outside any transaction, so commands that ask it open their own. */
export function billingRoutes(services: BillingServices) {
  const view = (ctx: BusinessContext) => readSubscription(ctx, services)
  return newRoutes().openapiRoutes([
    bind(services, contract.readSubscription, view),
    bind(services, contract.askForPlan, async (ctx, wanted) => {
      await askForPlan(ctx, wanted)
      return view(ctx)
    }),
    handle(contract.createCheckoutSession, (c, wanted) => createCheckoutSession(services, whoIs(c), wanted)),
    handle(contract.createPortalSession, (c, wanted) => createPortalSession(services, whoIs(c), wanted)),
    handle(contract.changePlan, (c, wanted) => changePlan(services, whoIs(c), wanted)),
    handle(contract.keepPlan, async (c) => {
      await keepPlan(services, whoIs(c))
      return inTransaction(services, c, view)
    }),
    handle(contract.followSubscription, async (c) => {
      await followReturn(services, whoIs(c))
      return inTransaction(services, c, view)
    }),
    handle(contract.confirmPayment, (c, { session }) => confirmReturn(services, whoIs(c), session)),
    handle(contract.listInvoices, async (c, page) => pageOfAll(await readInvoices(services, whoIs(c)), page)),
    bind(services, contract.readCredits, (ctx) => readCredits(ctx, services)),
    bind(services, contract.listCreditMovements, listCreditMovements),
    bind(services, contract.saveCreditSettings, async (ctx, wanted) => {
      await saveCreditSettings(ctx, wanted)
      return readCredits(ctx, services)
    }),
    handle(contract.buyCredits, (c, { successUrl, cancelUrl, idempotencyKey, ...offer }) =>
      buyCredits(services, whoIs(c), { offer, successUrl, cancelUrl, idempotencyKey }),
    ),
  ])
}

const whoIs = (c: Context<AppEnv>) => businessActor(c.var.caller)
