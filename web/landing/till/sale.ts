import type { ProgramEffect } from '#server/loyalty/counter/contract.ts'
import { placeStamps } from '#server/loyalty/programs/card.ts'
import { earnPoints } from '#server/loyalty/programs/points.ts'
import { coffee, PLACES, place, points } from '../exampleCafe.ts'

/** The standing of the example customer. `carried` is in thousandths of a point. */
export type Standing = { stamps: number; points: number; carried: number; earned: number; visits: number }

export type Sale = {
  after: Standing
  programs: ProgramEffect[]
  /** Stamps that the card shows: a card that this visit fills is shown full. */
  shown: number
  filled: boolean
}

export const first: Standing = { stamps: 8, points: 64, carried: 0, earned: 412, visits: 31 }

/** A visit by the rules of the café's two programs; the amount is in minor units, null for a visit without one. */
export function sell(before: Standing, amount: number | null): Sale {
  const { currency } = place
  const { points: given, carried } =
    amount === null
      ? { points: 0, carried: before.carried }
      : earnPoints(points.config, amount, before.carried, currency)
  const open = before.stamps > 0 ? { stamps: before.stamps, places: PLACES } : null
  const { placements } = placeStamps(open, 1, PLACES, coffee.config.allowMultipleCards)
  const filled = placements.some(({ full }) => full)
  const after = {
    stamps: filled ? 0 : before.stamps + 1,
    points: before.points + given,
    carried,
    earned: before.earned + given,
    visits: before.visits + 1,
  }
  return { after, filled, shown: filled ? PLACES : after.stamps, programs: effectsOf(after, given, filled) }
}

function effectsOf(after: Standing, given: number, filled: boolean): ProgramEffect[] {
  const none = { points: 0, points_balance: 0, total_earned: 0, stamps: 0, stamps_current: 0 }
  const common = { ...none, stamps_required: null, visits: after.visits, reason: null }
  return [
    {
      ...common,
      program_id: 'points',
      name: points.name,
      type: points.type,
      points: given,
      points_balance: after.points,
      total_earned: after.earned,
    },
    {
      ...common,
      program_id: 'stamps',
      name: coffee.name,
      type: coffee.type,
      stamps: 1,
      stamps_current: after.stamps,
      stamps_required: filled ? null : PLACES,
    },
  ]
}
