import { newRoutes } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { findTiers } from './queries.ts'

export function planRoutes(services: Services) {
  return newRoutes().openapi(contract.listTiers, async (c) => {
    return c.json({ tiers: await findTiers(services.database.reads) }, 200)
  })
}
