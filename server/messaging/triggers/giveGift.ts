import { giveReward } from '#server/loyalty/rewards/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { formatDay } from '#server/platform/locale.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { Gift } from './kinds.ts'
import type { Met } from './met.ts'
import { occurrenceName } from './occurrence.ts'

/**
 * Gives what comes with a greeting, once for an occurrence; null where it cannot be given by now: it was archived, its
 * program is paused, none is left.
 */
export async function giveGift(
  ctx: BusinessContext,
  { business, trigger, customer, mark }: Met,
  { reward_id, valid_days }: Gift,
): Promise<{ name: string; code: string } | null> {
  try {
    const { reward } = await giveReward(ctx, {
      customerId: customer.id,
      rewardId: reward_id,
      validDays: valid_days,
      idempotencyKey: `gift:${occurrenceName[trigger.kind]}:${customer.id}:${mark}`,
    })
    const until = untilWords(reward.expires_at && new Date(reward.expires_at), business)
    return { name: `${reward.name}${until}`, code: reward.redemption_code }
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** ' (until 6 December 2026)', by the last day that it is good for. */
export const untilWords = (
  end: Date | null | '',
  { locale, time_zone }: { locale: string; time_zone: string },
): string => (end ? ` (until ${formatDay(new Date(end.getTime() - 1000), locale, time_zone)})` : '')
