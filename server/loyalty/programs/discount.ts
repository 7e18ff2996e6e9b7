import type { DiscountConfig } from './config.ts'

/** Percentage of the ladder for a customer with this many earlier visits; 0 below the first tier. */
export function ladderPercent(config: DiscountConfig, earlierVisits: number): number {
  const reached = config.tiers.filter((tier) => tier.visits <= earlierVisits)
  return reached.reduce((highest, tier) => (tier.visits > highest.visits ? tier : highest), {
    visits: 0,
    discount: 0,
  }).discount
}

/** A percentage of an amount in minor units, rounded to the nearest unit and exact to hundredths of a percent. */
export const percentOf = (amount: number, percent: number): number =>
  Math.round((amount * Math.round(percent * 100)) / 10_000)
