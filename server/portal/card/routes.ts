import { bind } from '#server/bind.ts'
import { bindOwn } from '#server/identity/customer-access/index.ts'
import { cancelClaim, claimReward } from '#server/loyalty/rewards/index.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { readHistory } from './readHistory.ts'
import { readPortal } from './readPortal.ts'

/** Routes by which customers read their card and claim rewards of the catalogue. */
export function portalRoutes(services: Services) {
  return newRoutes().openapiRoutes([
    bindOwn(services, contract.readCard, readPortal),
    bindOwn(services, contract.readHistory, readHistory),
    bindOwn(services, contract.claimReward, async (ctx, customerId, wanted) => {
      const { reward } = await claimReward(ctx, { ...wanted, customerId })
      return { customer_reward_id: reward.id, redemption_code: reward.redemption_code }
    }),
    bind(services, contract.cancelClaim, async (ctx, wanted) => ({
      points_returned: (await cancelClaim(ctx, wanted)).points,
    })),
  ])
}
