import type { ProgramEffect, TillCard } from '#server/loyalty/counter/contract.ts'
import type { EarnedRewardView } from '#server/loyalty/rewards/contract.ts'
import type { LoyaltyCardProps } from './LoyaltyCard.tsx'

type Program = Pick<TillCard['program'], 'name' | 'terms'>
export type CardFace = Required<Pick<LoyaltyCardProps, 'program' | 'progress'>> & { justAdded: number }

/** A card as the customer holds it. An open card keeps the places it began with, whatever the program says now. */
export function toCard({ program, progress }: TillCard, rewards: EarnedRewardView[]): CardFace {
  const { points_balance, total_earned, reward_at, stamps_current, visits } = progress
  const code = rewards.find(({ program_id, type }) => program_id === program.id && type === 'rebate_code')
  return {
    program: withPlaces(program, progress.places),
    progress: {
      points_balance,
      total_earned,
      reward_at,
      stamps_current,
      visits,
      purchases: stamps_current,
      ...(code && { code: code.redemption_code }),
    },
    justAdded: 0,
  }
}

/**
 * `toCard` right after a purchase, with an animation of what it gave. A card that it filled is shown full, although the
 * reward has replaced it: the customer wants to see the last stamp.
 */
export function toCardAfter(card: TillCard, effect: ProgramEffect, filled: boolean): CardFace {
  const before = toCard(card, [])
  const places = (filled ? card.progress.places : effect.stamps_required) ?? placesOf(card.program.terms)
  const stamps = filled ? places : effect.stamps_current
  return {
    program: withPlaces(card.program, places),
    progress: {
      ...before.progress,
      points_balance: effect.points_balance,
      total_earned: effect.total_earned,
      stamps_current: stamps,
      purchases: stamps,
      visits: effect.visits,
    },
    justAdded: effect.points || Math.min(effect.stamps, stamps),
  }
}

function placesOf(terms: TillCard['program']['terms']): number {
  if (terms.type === 'stamp_card') return terms.config.stampsRequired
  return terms.type === 'free_item' ? terms.config.requiredPurchases : 0
}

/** A program as an open card shows it, with the places that the card began with. */
export function withPlaces({ name, terms }: Program, places: number | null): CardFace['program'] {
  if (places && terms.type === 'stamp_card') {
    return { name, type: terms.type, config: { ...terms.config, stampsRequired: places } }
  }
  if (places && terms.type === 'free_item') {
    return { name, type: terms.type, config: { ...terms.config, requiredPurchases: places } }
  }
  return { name, ...terms }
}
