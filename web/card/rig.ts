import type { ProgramEffect, TillCard } from '#server/loyalty/counter/contract.ts'

/** A card with seven of its eight stamps; the program now asks for ten. */
export const stampCard: TillCard = {
  program: {
    id: 'p1',
    name: 'Coffee card',
    status: 'active',
    terms: {
      type: 'stamp_card',
      config: {
        stampsRequired: 10,
        rewardDescription: 'Coffee',
        allowMultipleCards: true,
        cardExpireDays: 90,
      },
    },
  },
  progress: {
    points_balance: 0,
    total_earned: 0,
    reward_at: null,
    stamps_current: 7,
    places: 8,
    card_expires_at: null,
    visits: 0,
  },
  expiring: null,
}
/** The effect of a purchase on that program: nothing, except for `change`. */
export const effect = (change: Partial<ProgramEffect>): ProgramEffect => ({
  program_id: 'p1',
  name: 'Coffee card',
  type: 'stamp_card',
  points: 0,
  points_balance: 0,
  total_earned: 0,
  stamps: 0,
  stamps_current: 0,
  stamps_required: null,
  visits: 0,
  reason: null,
  ...change,
})
