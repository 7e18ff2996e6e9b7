import { giveReward } from '#server/loyalty/rewards/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { formatDay, localeIn } from '#server/platform/text/locale.ts'
import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { endOfDayAfter } from '#server/platform/time/calendar.ts'
import type { Gift } from './config.ts'
import { textsIn } from './textsIn.ts'

type Place = { locale: string; time_zone: string }
type Giving = { customerId: string; gift: Gift; language: PageLanguage; idempotencyKey: string }

/** A reward that a customer now holds, and its name and code in a message. */
export type Given = { id: string; named: { name: string; code: string } }

/**
 * Gives a customer the gift of a message, once per key, and names it in their language.
 * @throws {Refusal} 'conflict' if it cannot be given: it was archived, its program is paused, or none is left
 */
export async function giveGift(
  ctx: BusinessContext,
  business: Place,
  { customerId, gift, language, idempotencyKey }: Giving,
): Promise<Given> {
  const { reward_id: rewardId, valid_days: validDays } = gift
  const { reward } = await giveReward(ctx, { customerId, rewardId, validDays, idempotencyKey })
  const end = reward.expires_at === null ? null : new Date(reward.expires_at)
  const name = nameUntil(reward.name, end, business, language)
  return { id: reward.id, named: { name, code: reward.redemption_code } }
}

/** Names a gift in a language as if it were given now. */
export const giftName = (
  { now }: BusinessContext,
  place: Place,
  name: string,
  { valid_days }: Gift,
  language: PageLanguage,
): string => nameUntil(name, endOfDayAfter(now, valid_days, place.time_zone), place, language)

/** Names a reward with the last day on which it is valid, as 'Espresso (until 6 December 2026)'; without an end, alone. */
export function nameUntil(
  name: string,
  end: Date | null,
  { locale, time_zone }: Place,
  language: PageLanguage,
): string {
  if (!end) return name
  const day = formatDay(new Date(end.getTime() - 1000), localeIn(locale, language), time_zone)
  return textsIn[language].until(name, day)
}
