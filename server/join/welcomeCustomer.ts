import { enrolInActivePrograms, type OperationSource } from '#server/ledger/index.ts'
import { notifyRewardEarned, sendWelcome } from '#server/messages/index.ts'
import type { ShopContext } from '#server/platform/context.ts'

/**
 * What happens to everybody who joins, by themselves or at the till: enrolled in the active programs with
 * their welcome bonus, welcomed by the channels they agreed to, and told of what joining brought them.
 */
export async function welcomeCustomer(
  ctx: ShopContext,
  customerId: string,
  source?: OperationSource,
): Promise<void> {
  const earned = await enrolInActivePrograms(ctx, customerId, source)
  await sendWelcome(ctx, customerId)
  for (const { id, name, redemption_code } of earned) {
    await notifyRewardEarned(ctx, {
      customerId,
      customerRewardId: id,
      rewardName: name,
      redemptionCode: redemption_code,
    })
  }
}
