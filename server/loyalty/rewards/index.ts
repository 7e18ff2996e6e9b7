export { archiveReward } from './archiveReward.ts'
export { type Cancel, type CancelResult, cancelClaim } from './cancelClaim.ts'
export {
  type Claim,
  type Claimable,
  type ClaimResult,
  claimReward,
  planClaim,
  refuseUnclaimable,
} from './claimReward.ts'
export { createReward, type NewReward } from './createReward.ts'
export { editReward } from './editReward.ts'
export { giveReward, type RewardGift, type RewardGiftResult } from './giveReward.ts'
export { issueRebateCode, type RebateIssue, type RebateIssueResult } from './issueRebateCode.ts'
export { type ListedReward, listRewards } from './listRewards.ts'
export { lockOn, nextRewardAt } from './lock.ts'
export type { RewardTerms } from './readReward.ts'
export { type Redemption, type RedemptionResult, redeem } from './redeem.ts'
export { setRewardCost } from './setRewardCost.ts'
