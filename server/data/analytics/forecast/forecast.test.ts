import { expect, it } from 'vitest'
import { forecast, type Month } from './forecast.ts'

/** Numbers from 0 to 1, the same for a seed in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A business in which each holder of 50 points uses them in a month with the same chance. */
function months(random: () => number, count: number, share: number, holders: number): Month[] {
  return Array.from({ length: count }, () => {
    const here = Math.round(holders * (0.8 + 0.4 * random()))
    let used = 0
    for (let n = 0; n < here; n++) if (random() < share) used++
    return { outstanding: 50 * here, used: 50 * used }
  })
}

it('the interval holds what came in 75 to 90 of 100 planted shops', () => {
  let held = 0
  let told = 0
  for (let seed = 1; seed <= 1000; seed++) {
    const random = randomFrom(seed)
    const [share, holders, count] = [0.05 + 0.35 * random(), 40 + Math.floor(400 * random()), 6 + (seed % 7)]
    const all = months(random, count + 1, share, holders)
    const next = all.pop()!
    const made = forecast(all, next.outstanding)
    if (!made) continue
    told += 1
    if (made.low <= next.used && next.used <= made.high) held += 1
  }
  expect(told).toBeGreaterThan(900)
  expect(held / told).toBeGreaterThan(0.75)
  // An interval that always holds tells nothing.
  expect(held / told).toBeLessThan(0.9)
})

it('what is used evenly is forecast exactly, and its past error is none', () => {
  const even = Array.from({ length: 12 }, () => ({ outstanding: 1000, used: 100 }))
  expect(forecast(even, 2000)).toEqual({ expected: 200, low: 200, high: 200, tested: 9, off: 0 })
})

it('a shop that changed is told with a wider interval and a larger error', () => {
  const calm = Array.from({ length: 12 }, (_, n) => ({ outstanding: 1000, used: n % 2 ? 95 : 105 }))
  const wild = Array.from({ length: 12 }, (_, n) => ({ outstanding: 1000, used: n % 2 ? 20 : 180 }))
  const [one, other] = [forecast(calm, 1000)!, forecast(wild, 1000)!]
  expect(other.high - other.low).toBeGreaterThan(5 * (one.high - one.low))
  expect(other.off).toBeGreaterThan(5 * one.off)
  expect(other.low).toBeGreaterThanOrEqual(0)
})

it('a young shop, one whose guests use nothing, and one where nothing is outstanding cannot tell yet', () => {
  const even = (count: number, used: number) =>
    Array.from({ length: count }, () => ({ outstanding: 1000, used }))
  expect(forecast([], 1000)).toBeNull()
  expect(forecast(even(5, 100), 1000)).toBeNull()
  expect(forecast(even(12, 1), 1000)).toBeNull()
  expect(forecast(even(12, 100), 0)).toBeNull()
  // Months before the first points don't count.
  expect(forecast([...Array(7).fill({ outstanding: 0, used: 0 }), ...even(5, 100)], 1000)).toBeNull()
})
