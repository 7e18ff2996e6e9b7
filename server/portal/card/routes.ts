import { bind } from '#server/bind.ts'
import { bindOwn, ownOf } from '#server/identity/customer-access/index.ts'
import { cancelClaim, claimReward } from '#server/loyalty/rewards/index.ts'
import { handle, newRoutes } from '#server/platform/http/index.ts'
import { inTransaction, type Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { followLanguage } from './followLanguage.ts'
import { readHistory } from './readHistory.ts'
import { readPortal } from './readPortal.ts'

/** Routes by which customers read their card and claim rewards of the catalogue. */
export function portalRoutes(services: Services) {
  return newRoutes().openapiRoutes([
    handle(contract.readCard, (c) =>
      // It keeps the language in the browser alone.
      inTransaction(services, c, async (ctx) => {
        const { customerId } = ownOf(c)
        const language = await followLanguage(c, ctx, customerId)
        return { ...(await readPortal(ctx, customerId)), language }
      }),
    ),
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
