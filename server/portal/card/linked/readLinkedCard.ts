import type { BusinessContext } from '#server/platform/context/context.ts'
import type { LinkedCard } from '../contract.ts'
import { readStanding } from '../readStanding.ts'

/** Reads a customer's card for a link. Each field is named here, so that a new one of the card is not shown by itself. */
export async function readLinkedCard(ctx: BusinessContext, customerId: string): Promise<LinkedCard> {
  const { business, programs, rewards } = await readStanding(ctx, customerId)
  const { company_name, brand_color, logo_url, currency, locale, time_zone, default_country, platform_line } =
    business
  return {
    business: {
      ...{ company_name, brand_color, logo_url, currency, locale, time_zone, default_country },
      platform_line,
    },
    programs: programs.map(({ id, name, status, terms, progress }) => {
      const { points_balance, total_earned, reward_at, stamps_current, places, visits } = progress
      return {
        ...{ id, name, status, terms },
        progress: { points_balance, total_earned, reward_at, stamps_current, places, visits },
      }
    }),
    rewards: rewards
      .filter(({ status }) => status === 'earned')
      .map(({ name, program_name, expires_at }) => ({ name, program_name, expires_at })),
  }
}
