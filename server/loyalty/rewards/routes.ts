import { bind } from '#server/bind.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import { pageOfAll } from '#server/platform/http/pages/page.ts'
import type { Services } from '#server/services.ts'
import { archiveReward } from './archiveReward.ts'
import { cancelClaim } from './cancelClaim.ts'
import { claimReward } from './claimReward.ts'
import * as contract from './contract.ts'
import { createReward } from './createReward.ts'
import { editReward } from './editReward.ts'
import { issueRebateCode } from './issueRebateCode.ts'
import { type ListedReward, listRewards } from './listRewards.ts'
import { redeem } from './redeem.ts'
import { setRewardCost } from './setRewardCost.ts'

/** Routes of the business's catalogue, and of staff's work with rewards at the till. */
export function rewardRoutes(services: Services) {
  return newRoutes().openapiRoutes([
    bind(services, contract.listRewards, async (ctx, wanted) =>
      pageOfAll((await listRewards(ctx, wanted)).map(view), wanted),
    ),
    bind(services, contract.createReward, shown(createReward)),
    bind(services, contract.editReward, shown(editReward)),
    bind(services, contract.setRewardCost, shown(setRewardCost)),
    bind(services, contract.archiveReward, shown(archiveReward)),
    bind(services, contract.claimReward, claimReward),
    bind(services, contract.cancelClaim, cancelClaim),
    bind(services, contract.redeem, redeem),
    bind(services, contract.issueRebateCode, issueRebateCode),
  ])
}

/** A verb that answers with the reward that it changed, and the number given. */
const shown =
  <Input>(verb: (ctx: BusinessContext, input: Input) => Promise<{ id: string }>) =>
  async (ctx: BusinessContext, input: Input): Promise<contract.RewardView> => {
    const { id } = await verb(ctx, input)
    return view((await listRewards(ctx)).find((reward) => reward.id === id)!)
  }

function view({
  business_id: _business,
  idempotency_key: _key,
  input_hash: _hash,
  created_at: _made,
  ...reward
}: ListedReward): contract.RewardView {
  return reward
}
