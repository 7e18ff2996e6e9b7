import { newRoutes } from '#server/platform/http/index.ts'
import { inTransaction, type Services } from '#server/services.ts'
import { askForPlan } from './askForPlan.ts'
import * as contract from './contract.ts'
import { readSubscription } from './readSubscription.ts'

export function billingRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.readSubscription, async (c) =>
      c.json(await inTransaction(services, c, readSubscription), 200),
    )
    .openapi(contract.askForPlan, async (c) =>
      c.json(await inTransaction(services, c, (ctx) => askForPlan(ctx, c.req.valid('json'))), 200),
    )
}
