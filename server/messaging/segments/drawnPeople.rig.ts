import fc from 'fast-check'

export const DAY = 86_400_000

/** Minutes since midnight in the crowd's time zone: the edge between one day ago and the day before. */
const SINCE_MIDNIGHT = 22 * 60 + 30

/** Draws a time ago, often at a rule's edge: a whole number of days, give or take a minute. */
const ago = fc
  .tuple(
    fc.oneof(fc.constantFrom(0, 1, 7, 21, 30, 45, 90, 180), fc.nat(400)),
    fc.oneof(
      fc.integer({ min: -1, max: 1 }).map((by) => SINCE_MIDNIGHT + by),
      fc.nat(1500),
    ),
  )
  .map(([days, minutes]) => days * DAY + minutes * 60_000)

type Visit = { ago: number; amount: number | null; counts: boolean; undone: boolean }

const visit: fc.Arbitrary<Visit> = fc.record({
  ago,
  amount: fc.option(fc.integer({ min: -500, max: 9000 }), { nil: null }),
  counts: fc.boolean(),
  undone: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
})

/** Turns a visit into an act of a customer who never came, such as points given by hand. */
const noVisit = (one: Visit): Visit => ({ ...one, counts: false })

/** Draws a history with a habit, or with one that was given up. */
const habit: fc.Arbitrary<Visit[]> = fc
  .record({
    gap: fc.integer({ min: 2, max: 40 }),
    left: fc.integer({ min: 0, max: 170 }),
    times: fc.integer({ min: 2, max: 6 }),
  })
  .map(({ gap, left, times }) =>
    Array.from({ length: times }, (_, n) => ({
      ago: (left + n * gap) * DAY + n * 3600_000,
      amount: 700,
      counts: true,
      undone: false,
    })),
  )

const rarely = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 2 })

export const about = fc
  .record({
    joined: ago,
    came: fc.integer({ min: 0, max: 3 }).map((n) => n > 0),
    visits: fc.oneof(fc.constant(1), fc.nat(12)),
    last: fc.option(ago, { nil: null }),
    spent: fc.oneof(fc.constant(0), fc.nat(60_000)),
    points: fc.nat(300),
    birthday: fc.option(fc.tuple(fc.constantFrom(1, 2, 3, 4, 12), fc.integer({ min: 1, max: 28 })), {
      nil: null,
    }),
    sms: fc.boolean(),
    mail: fc.boolean(),
    phone: fc.boolean(),
    email: fc.boolean(),
    standings: fc.array(
      fc.record({ points: fc.nat(60), stamps: fc.nat(6), cardOver: rarely(fc.boolean()) }),
      {
        maxLength: 2,
      },
    ),
    tags: fc.subarray([0, 1, 2]),
    qrCode: rarely(fc.nat(1)),
    rewards: fc.array(fc.constantFrom('open', 'to come', 'past', 'redeemed'), { maxLength: 2 }),
    mails: fc.array(fc.record({ ago, machine: fc.boolean(), clicked: fc.boolean() }), { maxLength: 2 }),
    history: fc.oneof(fc.array(visit, { maxLength: 6 }), habit),
    gone: fc.integer({ min: 0, max: 7 }),
  })
  .map((one) => (one.came ? one : { ...one, visits: 0, last: null, history: one.history.map(noVisit) }))

export type About = typeof about extends fc.Arbitrary<infer T> ? T : never
