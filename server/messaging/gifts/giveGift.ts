import { giveReward } from '#server/loyalty/rewards/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { formatDay } from '#server/platform/text/locale.ts'
import { endOfDayAfter } from '#server/platform/time/calendar.ts'
import type { Gift } from './config.ts'

type Place = { locale: string; time_zone: string }
type Giving = { customerId: string; gift: Gift; idempotencyKey: string }

/** A reward that a customer now holds, and its name and code in a message. */
export type Given = { id: string; named: { name: string; code: string } }

/**
 * Gives a customer the gift of a message, once per key.
 * @throws {Refusal} 'conflict' if it cannot be given: it was archived, its program is paused, or none is left
 */
export async function giveGift(
  ctx: BusinessContext,
  business: Place,
  { customerId, gift, idempotencyKey }: Giving,
): Promise<Given> {
  const { reward_id: rewardId, valid_days: validDays } = gift
  const { reward } = await giveReward(ctx, { customerId, rewardId, validDays, idempotencyKey })
  const until = untilWords(reward.expires_at && new Date(reward.expires_at), business)
  return { id: reward.id, named: { name: reward.name + until, code: reward.redemption_code } }
}

/** Names a gift as if it were given now. */
export const giftName = (
  { now }: BusinessContext,
  place: Place,
  name: string,
  { valid_days }: Gift,
): string => name + untilWords(endOfDayAfter(now, valid_days, place.time_zone), place)

/** Writes the last day on which it is valid, as ' (until 6 December 2026)'; '' without an end. */
export const untilWords = (end: Date | null | '', { locale, time_zone }: Place): string =>
  end ? ` (until ${formatDay(new Date(end.getTime() - 1000), locale, time_zone)})` : ''
