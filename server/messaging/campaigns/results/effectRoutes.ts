import { bind } from '#server/bind.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { readEffect, readEffectTogether } from './readEffect.ts'

/** Routes of the effect of campaigns. */
export function campaignEffectRoutes(services: Services) {
  return newRoutes().openapiRoutes([
    bind(services, contract.readCampaignEffect, (ctx, { id }) => readEffect(ctx, id)),
    bind(services, contract.readCampaignsEffect, readEffectTogether),
  ])
}
