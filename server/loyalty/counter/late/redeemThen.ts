import { findBusiness } from '#server/businesses/business/index.ts'
import { handOver, type RedemptionResult } from '#server/loyalty/rewards/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { caseWords } from './caseWords.ts'
import { type LateRedemption, type NamedReward, requestOf } from './lateOperation.ts'
import type { CaseReason } from './reasons.ts'
import { findTakenThatDay } from './takenThatDay.ts'

/**
 * Records that a reward was handed over at an earlier moment, once per key, by the plan of every redemption and the
 * rules of `at`: a reward that was good then, points that were there then. How much may be given without a connection
 * is the business's setting of now.
 * @throws {Refusal} with the reason of a case, before anything of the redemption is written
 */
export const redeemThen = (
  ctx: BusinessContext,
  late: LateRedemption,
  { customerRewardId, rewardId }: NamedReward,
  at: Date,
): Promise<RedemptionResult> =>
  handOver(
    ctx,
    { ...requestOf(late), at },
    customerRewardId === null ? { rewardId } : { customerRewardId },
    { device: late.device, note: late.note },
    async (_account, { reward }) => {
      if (late.points !== undefined && late.points !== reward.points_price) throw toDecide('price_changed')
      await refuseBeyondLimit(ctx, late.customer_id, reward.cost, at)
    },
  )

/** Refuses what the business does not let be given without a connection. Read under the customer's lock. */
async function refuseBeyondLimit(
  ctx: BusinessContext,
  customerId: string,
  cost: number | null,
  at: Date,
): Promise<void> {
  const { offline_most_value: most, time_zone } = await findBusiness(ctx.tx, ctx.businessId)
  if (most === null) return
  if (most === 0) throw toDecide('redeeming_off')
  // A reward without a cost may be worth anything.
  if (cost === null || cost + (await findTakenThatDay(ctx, customerId, at, time_zone)) > most)
    throw toDecide('above_redeeming_limit')
}

const toDecide = (reason: CaseReason) => new Refusal('conflict', caseWords[reason], { details: { reason } })
