import { Refusal } from '#server/platform/context/refusal.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { formatList, PLATFORM_LOCALE } from '#server/platform/text/locale.ts'
import { findTiers } from './queries.ts'
import type { Tier } from './tables.ts'

export type Limit = 'customers' | 'programs' | 'sms' | 'seats'

/** -1 in a limit means unlimited. */
export const UNLIMITED = -1

/** A limit of a plan; max_seats is 1 if the plan does not say (spec section 9). */
export function allowed(tier: Tier, limit: Limit): number {
  switch (limit) {
    case 'customers':
      return tier.max_customers
    case 'programs':
      return tier.max_programs
    case 'sms':
      return tier.max_sms_monthly
    case 'seats':
      return tier.features.max_seats ?? 1
  }
}

const names: Record<Limit, { one: string; many: string }> = {
  customers: { one: 'customer', many: 'customers' },
  programs: { one: 'program', many: 'programs' },
  sms: { one: 'text a month', many: 'texts a month' },
  seats: { one: 'team seat', many: 'team seats' },
}

/**
 * Refuses to make `more` of something beyond the plan. Call it while holding the lock on the business row, so
 * that two requests at once cannot both take the last place.
 */
export function refuseBeyondPlan(tier: Tier, limit: Limit, used: number, more = 1): void {
  const most = allowed(tier, limit)
  if (most === UNLIMITED || used + more <= most) return
  throw new Refusal(
    'limit_reached',
    `Your ${tier.name} plan includes ${most} ${most === 1 ? names[limit].one : names[limit].many}. Upgrade your plan to add more.`,
    {
      details: { limit, used, allowed: most, upgrade: '/subscription' },
    },
  )
}

/**
 * Refuses a feature that only other plans have, and names those plans.
 * @param what in the plural, at the beginning of a sentence
 * @param use what the larger plan lets people do with the feature
 * @throws {Refusal} 'limit_reached'
 */
export async function refuseWithoutFeature(
  tx: Tx,
  tier: Tier,
  feature: 'email_campaigns' | 'white_label' | 'mailchimp',
  what: string,
  use = 'send them',
): Promise<void> {
  if (tier.features[feature]) return
  const names = await plansWith(tx, feature)
  throw new Refusal(
    'limit_reached',
    `${what} come with the ${formatList(names, PLATFORM_LOCALE)} ${names.length === 1 ? 'plan' : 'plans'}. Upgrade your plan to ${use}.`,
    { details: { limit: feature, upgrade: '/subscription' } },
  )
}

/** Names of the plans that have a feature, cheapest first. */
export const plansWith = async (
  tx: Tx,
  feature: 'email_campaigns' | 'white_label' | 'mailchimp',
): Promise<string[]> =>
  (await findTiers(tx)).filter(({ features }) => features[feature]).map(({ name }) => name)
