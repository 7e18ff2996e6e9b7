import { newRoutes } from '#server/platform/http/index.ts'
import { inTransaction, type Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { readDashboard } from './readDashboard.ts'

export function analyticsRoutes(services: Services) {
  return newRoutes().openapi(contract.readDashboard, async (c) =>
    c.json(await inTransaction(services, c, readDashboard), 200),
  )
}
