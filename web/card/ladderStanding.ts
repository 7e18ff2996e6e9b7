import type { DiscountConfig } from './program.ts'

type Tier = DiscountConfig['tiers'][number]

/** Number of steps that a card has room for. */
const room = 5

export type LadderStanding = {
  /** The steps to draw, lowest first: all, or a few around the customer's position. */
  steps: Tier[]
  current: Tier | undefined
  next: Tier | undefined
  top: Tier | undefined
}

/** The position of a number of visits on the ladder. Tiers may come in any order. */
export function ladderStanding(tiers: readonly Tier[], visits: number): LadderStanding {
  const sorted = [...tiers].sort((one, other) => one.visits - other.visits)
  const reached = sorted.filter((tier) => tier.visits <= visits).length
  const first = Math.max(0, Math.min(reached - 2, sorted.length - room))
  return {
    steps: sorted.slice(first, first + room),
    current: sorted[reached - 1],
    next: sorted[reached],
    top: sorted.at(-1),
  }
}
