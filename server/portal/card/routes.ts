import { ownOf } from '#server/identity/customer-access/index.ts'
import { cancelClaim, claimReward } from '#server/loyalty/rewards/index.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import { inTransaction, type Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { readHistory } from './readHistory.ts'
import { readPortal } from './readPortal.ts'

/** What guests see of their card, and how they claim rewards of the catalogue. */
export function portalRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.readCard, async (c) => {
      c.header('Cache-Control', 'no-store')
      return c.json(await inTransaction(services, c, (ctx) => readPortal(ctx, ownOf(c).customerId)), 200)
    })
    .openapi(contract.readHistory, async (c) => {
      c.header('Cache-Control', 'no-store')
      const page = c.req.valid('query')
      return c.json(
        await inTransaction(services, c, (ctx) => readHistory(ctx, ownOf(c).customerId, page)),
        200,
      )
    })
    .openapi(contract.claimReward, async (c) => {
      const { 'idempotency-key': idempotencyKey } = c.req.valid('header')
      const { id: rewardId } = c.req.valid('param')
      const claim = { idempotencyKey, customerId: ownOf(c).customerId, rewardId }
      const { reward } = await inTransaction(services, c, (ctx) => claimReward(ctx, claim))
      return c.json({ customer_reward_id: reward.id, redemption_code: reward.redemption_code }, 200)
    })
    .openapi(contract.cancelClaim, async (c) => {
      const { 'idempotency-key': idempotencyKey } = c.req.valid('header')
      const { id: customerRewardId } = c.req.valid('param')
      const { points } = await inTransaction(services, c, (ctx) =>
        cancelClaim(ctx, { idempotencyKey, customerRewardId }),
      )
      return c.json({ points_returned: points }, 200)
    })
}
