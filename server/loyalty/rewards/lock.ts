import type { PointsConfig, ProgramTerms } from '#server/loyalty/programs/index.ts'
import type { LockedReward } from './contract.ts'

/** Price and stock of a catalogue reward. A stock of null is unlimited. */
export type Priced = { points_price: number; stock: number | null }
type Holding = {
  status: 'active' | 'paused'
  terms: ProgramTerms
  standing: { points_balance: number } | null
}

const minimumOf = (terms: ProgramTerms): PointsConfig['minimumRedemption'] =>
  terms.type === 'points' ? terms.config.minimumRedemption : 0

/** The balance that a claim needs: the price, and never less than the program's minimum. */
export const pointsNeeded = (terms: ProgramTerms, price: number): number => Math.max(price, minimumOf(terms))

/** The balance at which something can be claimed: that of the cheapest reward in stock; null without one. */
export function nextRewardAt(terms: ProgramTerms, offers: readonly Priced[]): number | null {
  const prices = offers.filter(({ stock }) => stock !== 0).map(({ points_price }) => points_price)
  return prices.length > 0 ? pointsNeeded(terms, Math.min(...prices)) : null
}

/** The reason why a customer can't claim a reward now; null when they can. A paused program gives no more points. */
export function lockOn({ status, terms, standing }: Holding, offer: Priced): LockedReward | null {
  const balance = standing?.points_balance ?? 0
  const needed = pointsNeeded(terms, offer.points_price)
  if (offer.stock === 0) return { reason: 'sold_out' }
  if (balance >= needed) return null
  if (status === 'paused') return { reason: 'paused' }
  if (balance >= offer.points_price) return { reason: 'minimum', from: needed }
  return { reason: 'points', missing: needed - balance }
}
