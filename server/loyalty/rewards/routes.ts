import type { BusinessContext } from '#server/platform/context/context.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import { pageOfAll } from '#server/platform/http/page.ts'
import { inTransaction, type Services } from '#server/services.ts'
import { archiveReward } from './archiveReward.ts'
import { cancelClaim } from './cancelClaim.ts'
import { claimReward } from './claimReward.ts'
import * as contract from './contract.ts'
import { createReward } from './createReward.ts'
import { editReward } from './editReward.ts'
import { issueRebateCode } from './issueRebateCode.ts'
import { type ListedReward, listRewards } from './listRewards.ts'
import type { RewardTerms } from './readReward.ts'
import { redeem } from './redeem.ts'
import { setRewardCost } from './setRewardCost.ts'

/** The business's catalogue, and what staff do with rewards at the till. */
export function rewardRoutes(services: Services) {
  return catalogueRoutes(services)
    .openapi(contract.claimReward, async (c) => {
      const { customer_id: customerId, device } = c.req.valid('json')
      const claim = {
        rewardId: c.req.valid('param').id,
        customerId,
        device,
        idempotencyKey: keyOf(c.req.valid('header')),
      }
      return c.json(await inTransaction(services, c, (ctx) => claimReward(ctx, claim)), 200)
    })
    .openapi(contract.cancelClaim, async (c) => {
      const cancel = {
        customerRewardId: c.req.valid('param').id,
        idempotencyKey: keyOf(c.req.valid('header')),
      }
      return c.json(await inTransaction(services, c, (ctx) => cancelClaim(ctx, cancel)), 200)
    })
    .openapi(contract.redeem, async (c) => {
      const { customer_reward_id: customerRewardId, ...named } = c.req.valid('json')
      const redemption = { ...named, customerRewardId, idempotencyKey: keyOf(c.req.valid('header')) }
      return c.json(await inTransaction(services, c, (ctx) => redeem(ctx, redemption)), 201)
    })
    .openapi(contract.issueRebateCode, async (c) => {
      const { customer_id: customerId, note } = c.req.valid('json')
      const issue = {
        programId: c.req.valid('param').id,
        customerId,
        note,
        idempotencyKey: keyOf(c.req.valid('header')),
      }
      return c.json(await inTransaction(services, c, (ctx) => issueRebateCode(ctx, issue)), 201)
    })
}

function catalogueRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.listRewards, async (c) => {
      const { program_id: programId, ...page } = c.req.valid('query')
      const rewards = await inTransaction(services, c, (ctx) => listRewards(ctx, { programId }))
      return c.json(pageOfAll(rewards.map(view), page), 200)
    })
    .openapi(contract.createReward, async (c) => {
      const { program_id: programId, ...body } = c.req.valid('json')
      const wanted = { programId, idempotencyKey: keyOf(c.req.valid('header')), ...termsOf(body) }
      return c.json(await inTransaction(services, c, (ctx) => shown(ctx, createReward(ctx, wanted))), 201)
    })
    .openapi(contract.editReward, async (c) => {
      const { version, ...body } = c.req.valid('json')
      const edit = { rewardId: c.req.valid('param').id, version, ...termsOf(body) }
      return c.json(await inTransaction(services, c, (ctx) => shown(ctx, editReward(ctx, edit))), 200)
    })
    .openapi(contract.setRewardCost, async (c) => {
      const wanted = { rewardId: c.req.valid('param').id, ...c.req.valid('json') }
      return c.json(await inTransaction(services, c, (ctx) => shown(ctx, setRewardCost(ctx, wanted))), 200)
    })
    .openapi(contract.archiveReward, async (c) => {
      const archive = { rewardId: c.req.valid('param').id, ...c.req.valid('json') }
      return c.json(await inTransaction(services, c, (ctx) => shown(ctx, archiveReward(ctx, archive))), 200)
    })
}

/** The changed reward, with how many were given. */
async function shown(ctx: BusinessContext, changing: Promise<{ id: string }>): Promise<contract.RewardView> {
  const { id } = await changing
  return view((await listRewards(ctx)).find((reward) => reward.id === id)!)
}

type TermsBody = {
  name: string
  description?: string | null | undefined
  points_price: number
  stock?: number | null | undefined
  valid_days?: number | undefined
}

const termsOf = ({ name, description, points_price, stock, valid_days }: TermsBody): RewardTerms => ({
  name,
  description,
  pointsPrice: points_price,
  stock,
  validDays: valid_days,
})

const keyOf = (headers: { 'idempotency-key': string }): string => headers['idempotency-key']

function view({
  business_id: _shop,
  idempotency_key: _key,
  input_hash: _hash,
  created_at: _made,
  ...reward
}: ListedReward): contract.RewardView {
  return reward
}
