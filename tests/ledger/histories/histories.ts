import fc from 'fast-check'
import { type ProgramType, programTypes } from '#server/loyalty/programs/index.ts'

type Unit = 'points' | 'stamps' | 'visits'

/** One act in a history. `pick` chooses among what exists by then. */
export type Step =
  | {
      does: 'buy'
      who: number
      amount: number | undefined
      stamps: number
      confirm: boolean
      code: boolean
      taps: number
    }
  | {
      does: 'late'
      who: number
      amount: number | undefined
      stamps: number
      confirm: boolean
      hoursAgo: number
      taps: number
    }
  | {
      does: 'lateGift'
      who: number
      reward: number | undefined
      pick: number
      hoursAgo: number
      taps: number
    }
  | { does: 'claim'; who: number; reward: number; taps: number }
  | { does: 'cancel'; pick: number }
  | { does: 'redeem'; pick: number; tills: number }
  | { does: 'undo'; pick: number; tills: number }
  | { does: 'refund'; pick: number; share: number; tills: number }
  | { does: 'mistake'; who: number; amount: number; stamps: number }
  | { does: 'adjust'; who: number; unit: Unit; by: number }
  | { does: 'open'; who: number; unit: Unit; by: number; taps: number }
  | { does: 'merge'; into: number; taps: number }
  | { does: 'issue'; who: number }
  | { does: 'give'; who: number; reward: number; taps: number }
  | { does: 'sweep' }
  | { does: 'pause'; type: ProgramType }
  | { does: 'activate'; type: ProgramType }
  | { does: 'edit'; type: ProgramType; variant: number }

/** Time passes, then several tills act at once. */
export type Round = { minutes: number; steps: Step[] }
export type History = Round[]

const who = fc.integer({ min: 0, max: 1 })
const unit = fc.constantFrom('points' as const, 'stamps' as const, 'visits' as const)
const pick = fc.nat(30)
const twice = fc.integer({ min: 1, max: 2 })
const amount = fc.oneof(fc.integer({ min: 0, max: 3000 }), fc.constantFrom(0, 1, 99, 100, 12_345_678))
const type = fc.constantFrom(...programTypes)

const buy = fc.record({
  does: fc.constant('buy' as const),
  who,
  amount: fc.option(amount, { nil: undefined, freq: 8 }),
  stamps: fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, fc.integer({ min: 1, max: 9 })),
  confirm: fc.boolean(),
  code: fc.boolean(),
  taps: twice,
})

/** A purchase that arrives late, some of them too late. */
const late = fc.record({
  does: fc.constant('late' as const),
  who,
  amount: fc.option(amount, { nil: undefined, freq: 8 }),
  stamps: fc.integer({ min: 1, max: 9 }),
  confirm: fc.boolean(),
  hoursAgo: fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 80, noNaN: true })),
  taps: twice,
})

/** A reward given without a connection: by a code, or by points where there is a `reward`. */
const lateGift = fc.record({
  does: fc.constant('lateGift' as const),
  who,
  reward: fc.option(who, { nil: undefined, freq: 1 }),
  pick,
  hoursAgo: fc.double({ min: 0, max: 72, noNaN: true }),
  taps: twice,
})

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: buy },
  { weight: 4, arbitrary: late },
  { weight: 4, arbitrary: lateGift },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('claim' as const), who, reward: who, taps: twice }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('cancel' as const), pick }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('redeem' as const), pick, tills: twice }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('undo' as const), pick, tills: twice }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('refund' as const),
      pick,
      share: fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constant(1)),
      tills: twice,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('mistake' as const),
      who,
      amount,
      stamps: fc.integer({ min: 1, max: 9 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('adjust' as const),
      who,
      unit,
      by: fc.integer({ min: -20, max: 20 }).filter((by) => by !== 0),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('open' as const),
      who,
      unit,
      by: fc.integer({ min: 1, max: 20 }),
      taps: twice,
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('merge' as const), into: who, taps: twice }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('issue' as const), who }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('give' as const), who, reward: who, taps: twice }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('sweep' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('pause' as const), type }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('activate' as const), type }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('edit' as const), type, variant: who }) },
)

const DAY = 24 * 60

export const history: fc.Arbitrary<History> = fc.array(
  fc.record({
    minutes: fc.oneof(
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 1, max: 6 }).map((days) => days * DAY),
    ),
    steps: fc.array(step, { minLength: 1, maxLength: 4 }),
  }),
  { minLength: 2, maxLength: 8 },
)

/** Short expiries and low prices, so that a dozen rounds reach every limit of the rules. */
export const configs: Record<ProgramType, [Record<string, unknown>, Record<string, unknown>]> = {
  points: [
    { pointsPerDollar: 1.3, minimumRedemption: 5, pointsExpireDays: 4, welcomeBonus: 7 },
    { pointsPerDollar: 0.7, minimumRedemption: 1, pointsExpireDays: 0 },
  ],
  stamp_card: [
    { stampsRequired: 4, rewardDescription: 'Free coffee', cardExpireDays: 5 },
    { stampsRequired: 2, rewardDescription: 'Free tea', cardExpireDays: 1, allowMultipleCards: false },
  ],
  rebate_code: [
    { discountValue: 15, validDays: 6 },
    { discountType: 'fixed', discountValue: 3, validDays: 3, singleUse: false },
  ],
  discount: [{ tiers: [{ visits: 2, discount: 12.5 }] }, { tiers: [{ visits: 1, discount: 100 }] }],
  free_item: [
    { itemName: 'Bagel', requiredPurchases: 3, validDays: 4 },
    { itemName: 'Bun', requiredPurchases: 1, recurring: false },
  ],
}
