import { newRoutes } from '#server/platform/http/index.ts'
import { pageOfAll } from '#server/platform/page.ts'
import type { Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { findTiers } from './queries.ts'

export function planRoutes(services: Services) {
  return newRoutes().openapi(contract.listTiers, async (c) => {
    return c.json(pageOfAll(await findTiers(services.database.reads), c.req.valid('query')), 200)
  })
}
