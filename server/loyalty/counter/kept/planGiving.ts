import type { LockedReward } from '#server/loyalty/rewards/contract.ts'
import { lockOn } from '#server/loyalty/rewards/rules.ts'
import { localDate } from '#server/platform/time/calendar.ts'
import type { KeptBusiness, KeptCustomer } from './keptContract.ts'
import { accountAfter, type KeptPurchase, type KeptRedemption } from './planKept.ts'

/** A reward that can be given to a customer without a connection, and whether the limit of a day allows it. */
type Givable = { name: string; program_id: string; reward_id: string; cost: number | null; within: boolean }

export type Giving = {
  held: (Givable & { id: string; expires_at: string | null })[]
  sold: (Givable & { points_price: number; locked: LockedReward | null })[]
}

/**
 * The rewards that a till can give a customer without a connection, after what they did and got on it: those that they
 * hold, and those that their points buy by the rules of a claim.
 */
export function planGiving(
  business: KeptBusiness,
  customer: KeptCustomer,
  acts: readonly (KeptPurchase | KeptRedemption)[],
  now: Date,
): Giving {
  const { most, rewards } = business.redeeming
  if (most === 0) return { held: [], sold: [] }
  const account = accountAfter(business, customer, acts)
  const isWithin = limitOf(business, customer, acts, now)
  const given = new Set(acts.flatMap((act) => ('customerRewardId' in act ? [act.customerRewardId] : [])))
  const held = customer.rewards.flatMap(({ id, reward_id, name, expires_at }) => {
    const reward = rewards.find((one) => one.id === reward_id)
    const isPast = expires_at !== null && Date.parse(expires_at) <= now.getTime()
    if (!reward || given.has(id) || isPast) return []
    const { program_id, cost } = reward
    return [{ id, reward_id, name, expires_at, program_id, cost, within: isWithin(cost) }]
  })
  const sold = rewards.flatMap(({ id, program_id, name, points_price, sold_out, cost }) => {
    const program = account.programs.find((one) => one.id === program_id)
    if (points_price === null || !program) return []
    const locked = lockOn(program, { points_price, stock: sold_out ? 0 : null })
    return [{ reward_id: id, program_id, name, points_price, locked, cost, within: isWithin(cost) }]
  })
  return { held, sold }
}

/** Judges a reward by its cost, with what the customer got without a connection on the same day, here alone. */
function limitOf(
  { redeeming: { most, rewards }, time_zone }: KeptBusiness,
  customer: KeptCustomer,
  acts: readonly (KeptPurchase | KeptRedemption)[],
  now: Date,
): (cost: number | null) => boolean {
  const today = localDate(now, time_zone)
  const costs = new Map(rewards.map(({ id, cost }) => [id, cost ?? 0]))
  const taken = acts
    .filter(({ at }) => localDate(at, time_zone) === today)
    .reduce((sum, act) => {
      if ('rewardId' in act) return sum + (costs.get(act.rewardId) ?? 0)
      const held = 'customerRewardId' in act && customer.rewards.find(({ id }) => id === act.customerRewardId)
      return held ? sum + (costs.get(held.reward_id) ?? 0) : sum
    }, 0)
  return (cost) => most === null || (cost !== null && taken + cost <= most)
}
