import type { NextReward, PortalProgram, PortalReward } from './contract.ts'

type Step = { step: NextReward /** 0 to 1: the remaining share of the way. */; left: number }

/**
 * Chooses the reward to show a customer: an unused one, else one that the points can buy, else the nearest one of the
 * active programs, by the remaining share of the way.
 */
export function nextReward(programs: PortalProgram[], rewards: PortalReward[]): NextReward | null {
  const ready = rewards.filter(({ status }) => status === 'earned')
  if (ready[0]) return { kind: 'ready', name: soonest(ready).name, count: ready.length }
  const claimable = programs.flatMap(({ catalogue }) => catalogue.filter(({ locked }) => !locked))
  if (claimable[0]) return { kind: 'claimable', name: claimable.at(-1)!.name }
  return nearestFirst(programs)[0]?.step ?? null
}

/** Puts the program with the nearest reward first; the others keep their order. */
export function nextFirst(programs: PortalProgram[]): PortalProgram[] {
  const first = nearestFirst(programs)[0]?.program
  return first ? [first, ...programs.filter((program) => program !== first)] : programs
}

const nearestFirst = (programs: PortalProgram[]): (Step & { program: PortalProgram })[] =>
  programs
    .filter(({ status }) => status === 'active')
    .flatMap((program) => stepsOf(program).map((step) => ({ ...step, program })))
    .sort((one, other) => one.left - other.left)

const endOf = ({ expires_at }: PortalReward): number =>
  expires_at === null ? Number.POSITIVE_INFINITY : Date.parse(expires_at)

const soonest = (ready: PortalReward[]): PortalReward =>
  ready.reduce((first, other) => (endOf(other) < endOf(first) ? other : first))

function stepsOf({ terms, progress, catalogue }: PortalProgram): Step[] {
  switch (terms.type) {
    case 'points':
      return catalogue
        .filter(({ locked }) => locked?.reason !== 'sold_out')
        .slice(0, 1)
        .map(({ name }) => {
          const at = progress.reward_at!
          return step('points', at - progress.points_balance, at, name)
        })
    case 'stamp_card': {
      const places = progress.places ?? terms.config.stampsRequired
      return [step('stamps', places - progress.stamps_current, places, terms.config.rewardDescription)]
    }
    case 'free_item': {
      // The item is given only once.
      if (!terms.config.recurring && progress.rewards_earned > 0) return []
      const places = progress.places ?? terms.config.requiredPurchases
      return [step('purchases', places - progress.stamps_current, places, terms.config.itemName)]
    }
    case 'discount': {
      const next = terms.config.tiers
        .filter(({ visits }) => visits > progress.visits)
        .toSorted((one, other) => one.visits - other.visits)[0]
      if (!next) return []
      const left = next.visits - progress.visits
      return [{ step: { kind: 'visits', left, discount: next.discount }, left: left / next.visits }]
    }
    case 'rebate_code':
      return []
  }
}

const step = (kind: 'points' | 'stamps' | 'purchases', left: number, of: number, name: string): Step => ({
  step: { kind, left, name },
  left: left / of,
})
