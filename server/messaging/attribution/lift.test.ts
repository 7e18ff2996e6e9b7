import { describe, expect, it } from 'vitest'
import { type Compared, liftInterval, liftOf, pooledLift } from './lift.ts'

/** Makes a generator of numbers from 0 to 1, the same for a seed in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

type Planted = { people: number; usual: number; effect: number; heldOut?: number }

/**
 * Plays a campaign to `people`, of whom one in ten is held out by lot. `effect` is the share of those written to who
 * come besides the usual.
 */
function campaign(random: () => number, { people, usual, effect, heldOut = 0.1 }: Planted): Compared {
  const groups = { messaged: { people: 0, came: 0 }, heldOut: { people: 0, came: 0 } }
  for (let n = 0; n < people; n++) {
    const isHeldOut = random() < heldOut
    const group = isHeldOut ? groups.heldOut : groups.messaged
    group.people++
    if (random() < usual + (isHeldOut ? 0 : effect)) group.came++
  }
  return groups
}

const holds = ({ low, high }: { low: number; high: number }, truth: number) => low <= truth && truth <= high
const usuals = [0.03, 0.1, 0.25, 0.4, 0.6]

describe('the interval of what a campaign brought', () => {
  it('gives Newcombe’s own figures', () => {
    // 1998, table II, method 10.
    const compared = (came: number, people: number, other: number, of: number): Compared => ({
      messaged: { people, came },
      heldOut: { people: of, came: other },
    })
    for (const [given, low, high] of [
      [compared(56, 70, 48, 80), 0.0524, 0.3339],
      [compared(9, 10, 3, 10), 0.1705, 0.809],
      [compared(10, 10, 0, 20), 0.6791, 1],
    ] as const) {
      const interval = liftInterval(given)
      expect(interval.low).toBeCloseTo(low, 3)
      expect(interval.high).toBeCloseTo(high, 3)
    }
  })

  it('contains the truth in at least 930 of 1,000 campaigns after which 5 of 100 more came', () => {
    let held = 0
    for (let seed = 1; seed <= 1000; seed++) {
      const random = randomFrom(seed)
      const people = 200 + Math.floor(random() * 1800)
      const planted = { people, usual: usuals[seed % usuals.length]!, effect: 0.05 }
      if (holds(liftInterval(campaign(random, planted)), 0.05)) held++
    }
    expect(held).toBeGreaterThanOrEqual(930)
    // An interval that always holds would be too wide.
    expect(held).toBeLessThan(985)
  })

  it('says that a campaign brought people, or kept them away, in at most 7 of 100 that did neither', () => {
    let wrong = 0
    for (let seed = 1; seed <= 1000; seed++) {
      const planted = { people: 600, usual: usuals[seed % usuals.length]!, effect: 0 }
      const { verdict } = liftOf(campaign(randomFrom(seed), planted))
      if (verdict === 'more' || verdict === 'fewer') wrong++
    }
    expect(wrong).toBeLessThanOrEqual(70)
  })

  it('cannot tell from small numbers, however clear they look', () => {
    const few = { messaged: { people: 180, came: 90 }, heldOut: { people: 20, came: 0 } }
    expect(liftInterval(few).low).toBeGreaterThan(0)
    expect(liftOf(few).verdict).toBe('too few')
    expect(liftOf({ messaged: { people: 900, came: 9 }, heldOut: { people: 100, came: 0 } }).verdict).toBe(
      'too few',
    )
    expect(liftOf({ messaged: { people: 0, came: 0 }, heldOut: { people: 0, came: 0 } })).toEqual({
      ...{ difference: 0, low: -1, high: 1 },
      verdict: 'too few',
    })
  })

  it('cannot tell either while it may be more or fewer, and says which it is once it can', () => {
    const of = (came: number) =>
      liftOf({ messaged: { people: 900, came }, heldOut: { people: 100, came: 30 } }).verdict
    expect([of(270), of(450), of(90)]).toEqual(['unclear', 'more', 'fewer'])
  })
})

describe('several campaigns together', () => {
  it('contain the truth in at least 930 of 1,000 shops with twelve campaigns each', () => {
    let held = 0
    for (let seed = 1; seed <= 1000; seed++) {
      const random = randomFrom(seed)
      const all = usuals
        .concat(usuals, 0.1, 0.3)
        .map((usual) => campaign(random, { people: 200, usual, effect: 0.05 }))
      if (holds(pooledLift(all), 0.05)) held++
    }
    expect(held).toBeGreaterThanOrEqual(930)
    expect(held).toBeLessThan(985)
  })

  it('are each compared with their own: a shop that grew meanwhile has not its campaigns to thank for it', () => {
    // Added up, 460 of 1,000 came against 140 of 1,000.
    const quiet = { messaged: { people: 100, came: 10 }, heldOut: { people: 900, came: 90 } }
    const busy = { messaged: { people: 900, came: 450 }, heldOut: { people: 100, came: 50 } }
    const lift = pooledLift([quiet, busy])
    expect(lift.difference).toBeCloseTo(0, 10)
    expect(lift.verdict).toBe('unclear')
  })

  it('tell what none tells alone', () => {
    const one = { messaged: { people: 270, came: 122 }, heldOut: { people: 30, came: 11 } }
    expect(liftOf(one).verdict).toBe('unclear')
    expect(pooledLift(Array.from({ length: 12 }, () => one)).verdict).toBe('more')
  })

  it('are one campaign where there is one, and leave out whom nobody was held out of', () => {
    const one = { messaged: { people: 270, came: 122 }, heldOut: { people: 30, came: 11 } }
    expect(pooledLift([one])).toEqual(liftOf(one))
    const alone = { messaged: { people: 500, came: 500 }, heldOut: { people: 0, came: 0 } }
    expect(pooledLift([one, one, alone])).toMatchObject({ difference: pooledLift([one, one]).difference })
    expect(pooledLift([]).verdict).toBe('too few')
  })
})
