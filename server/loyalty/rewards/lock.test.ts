import { expect, test } from 'vitest'
import { pointsConfig } from '#server/loyalty/programs/config.ts'
import { lockOn, nextRewardAt } from './lock.ts'

const terms = (minimumRedemption: number) => ({
  type: 'points' as const,
  config: pointsConfig.parse({ minimumRedemption }),
})
const holding = (points_balance: number, status: 'active' | 'paused' = 'active') => ({
  status,
  terms: terms(500),
  standing: { points_balance },
})
const cake = (points_price: number, stock: number | null = null) => ({ points_price, stock })

test('a locked reward gives one reason', () => {
  expect(lockOn(holding(650), cake(800))).toEqual({ reason: 'points', missing: 150 })
  expect(lockOn(holding(400), cake(300))).toEqual({ reason: 'minimum', from: 500 })
  expect(lockOn(holding(400, 'paused'), cake(800))).toEqual({ reason: 'paused' })
  expect(lockOn(holding(900), cake(800, 0))).toEqual({ reason: 'sold_out' })
})

test('a customer with enough points can claim, even in a paused program', () => {
  expect(lockOn(holding(800, 'paused'), cake(800, 1))).toBeNull()
  expect(lockOn({ ...holding(0), standing: null }, cake(800))).toEqual({ reason: 'points', missing: 800 })
})

test('the next reward is the cheapest in stock, never below the minimum of the program', () => {
  expect(nextRewardAt(terms(100), [cake(300), cake(150), cake(120, 0)])).toBe(150)
  expect(nextRewardAt(terms(100), [cake(40)])).toBe(100)
  for (const none of [[], [cake(120, 0)]])
    expect(nextRewardAt(terms(100), none), 'points alone are no reward').toBeNull()
})
