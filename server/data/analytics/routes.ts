import { newRoutes } from '#server/platform/http/index.ts'
import { inShop, type Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { readDashboard } from './readDashboard.ts'

export function analyticsRoutes(services: Services) {
  return newRoutes().openapi(contract.readDashboard, async (c) =>
    c.json(await inShop(services, c, readDashboard), 200),
  )
}
