export { archiveReward } from './archiveReward.ts'
export { type Cancel, cancelClaim } from './cancelClaim.ts'
export {
  type Claim,
  claimReward,
  planClaim,
  refuseUnclaimable,
} from './claimReward.ts'
export { createReward } from './createReward.ts'
export { editReward } from './editReward.ts'
export { giveReward } from './giveReward.ts'
export { issueRebateCode } from './issueRebateCode.ts'
export { type ListedReward, listRewards } from './listRewards.ts'
export { lockOn, nextRewardAt } from './lock.ts'
export type { RewardTerms } from './readReward.ts'
export { type Redemption, redeem } from './redeem.ts'
export { setRewardCost } from './setRewardCost.ts'
