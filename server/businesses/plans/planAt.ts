import type { planGrants, Tier } from './tables.ts'

/** The plan that a business pays for or tries. */
export type Bought = {
  tier_id: string
  subscription_status: string
  trial_ends_at: Date | null
  /** Set while a subscription runs. Then Stripe says when its trial is over, not our clock. */
  stripe_price_id: string | null
}
export type Grant = typeof planGrants.$inferSelect

/** `status` is the subscription's current status, or 'granted' if the tier is a super admin's gift. */
export type Plan = {
  tier: Tier
  status: string
  /** The best current grant of a tier, even if the tier does not come from it. */
  grant: Grant | null
}

/**
 * The plan of a business at a moment: the better of what it pays for or tries and what a super admin granted. The more
 * expensive tier is the better one. Every limit and feature is checked against this, so no job has to run when a trial
 * or grant ends.
 */
export function planAt(now: Date, tiers: Tier[], bought: Bought, grants: Grant[]): Plan {
  const own = boughtAt(now, tiers, bought)
  const grant = bestOf(now, tiers, grants)
  const granted = grant && tierOf(tiers, grant.tier_id)
  // If the tiers are equal, a paid plan counts before the grant, and the grant before a trial, which would wrongly seem
  // to end.
  const wins =
    granted && (priceOf(granted) > priceOf(own.tier) || (isTrial(own) && granted.id === own.tier.id))
  return wins ? { tier: granted, status: 'granted', grant } : { ...own, grant }
}

/**
 * The plan without grants: what is paid for or tried. A trial that is over, or that was never paid for, becomes Free.
 */
export function boughtAt(
  now: Date,
  tiers: Tier[],
  { tier_id, subscription_status, trial_ends_at, stripe_price_id }: Bought,
): { tier: Tier; status: string } {
  const isOver =
    subscription_status === 'trial' &&
    stripe_price_id === null &&
    trial_ends_at !== null &&
    trial_ends_at <= now
  const status = isOver ? 'canceled' : subscription_status
  return { tier: tierHeld(tiers, { tier_id, status }), status }
}

/** The tier of a subscription by its choice and its status: Free if it is canceled. */
export const tierHeld = (tiers: Tier[], { tier_id, status }: { tier_id: string; status: string }): Tier =>
  status === 'canceled' ? cheapestOf(tiers) : tierOf(tiers, tier_id)

/** True if a tier has to be paid for, and nobody has paid or vouched for it yet: starting a trial is free. */
export const awaitsPayment = ({ tier, grant }: Plan, plan_texts_since: Date | null): boolean =>
  priceOf(tier) > 0 && plan_texts_since === null && grant === null

/** True if a grant has begun, is not over and was not taken back. */
export const holds = ({ starts_at, ends_at, taken_back_at }: Grant, now: Date): boolean =>
  taken_back_at === null && starts_at <= now && now < ends_at

function bestOf(now: Date, tiers: Tier[], grants: Grant[]): Grant | null {
  const price = ({ tier_id }: Grant) => priceOf(tierOf(tiers, tier_id))
  const held = grants.filter((grant) => grant.kind === 'tier' && holds(grant, now))
  const [best] = held.sort((a, b) => price(b) - price(a) || b.ends_at.getTime() - a.ends_at.getTime())
  return best ?? null
}

const isTrial = ({ status }: { status: string }): boolean => status === 'trial'

export const priceOf = ({ price_monthly }: Tier): number => Number(price_monthly)

const cheapestOf = (tiers: Tier[]): Tier =>
  tiers.reduce((cheapest, tier) => (priceOf(tier) < priceOf(cheapest) ? tier : cheapest))

function tierOf(tiers: Tier[], id: string): Tier {
  const tier = tiers.find((one) => one.id === id)
  if (!tier) throw new Error(`tier ${id} does not exist`)
  return tier
}
