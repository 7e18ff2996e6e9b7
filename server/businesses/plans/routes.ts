import { handle, newRoutes } from '#server/platform/http/index.ts'
import { pageOfAll } from '#server/platform/http/pages/page.ts'
import type { Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { findTiers } from './queries.ts'

export function planRoutes(services: Services) {
  return newRoutes().openapiRoutes([
    handle(contract.listTiers, async (_, page) => {
      const tiers = (await findTiers(services.database.reads)).map(({ version: _, ...tier }) => tier)
      return pageOfAll(tiers, page)
    }),
  ])
}
