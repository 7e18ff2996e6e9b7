import { notifyRewardEarned } from '#server/messages/index.ts'
import type { ShopContext } from '#server/platform/context.ts'
import type { EarnedReward } from './earnedReward.ts'

/** Tells the customer of rewards they just earned, as far as they agreed to be told. */
export async function announceRewards(
  ctx: ShopContext,
  customerId: string,
  earned: EarnedReward[],
): Promise<void> {
  for (const { id, name, redemption_code } of earned) {
    await notifyRewardEarned(ctx, {
      customerId,
      customerRewardId: id,
      rewardName: name,
      redemptionCode: redemption_code,
    })
  }
}
