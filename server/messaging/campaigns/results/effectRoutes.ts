import { inTurn } from '#server/heavyReads.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { readEffect, readEffectTogether } from './readEffect.ts'

/** What campaigns brought. */
export function campaignEffectRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.readCampaignEffect, async (c) =>
      c.json(await inTurn(services, c, (ctx) => readEffect(ctx, c.req.valid('param').id)), 200),
    )
    .openapi(contract.readCampaignsEffect, async (c) =>
      c.json(await inTurn(services, c, readEffectTogether), 200),
    )
}
