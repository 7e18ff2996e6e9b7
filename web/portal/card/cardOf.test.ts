import { describe, expect, it } from 'vitest'
import type { PortalProgram } from '#server/portal/card/contract.ts'
import { wayOf } from './cardOf.ts'

const config = { pointsPerDollar: 1, minimumRedemption: 100, pointsExpireDays: 0, welcomeBonus: 0 }

function points(points_balance: number, reward_at: number | null): PortalProgram {
  const progress = { points_balance, reward_at, total_earned: points_balance, stamps_current: 0, visits: 3 }
  return { terms: { type: 'points', config }, progress } as PortalProgram
}

describe("the bar of a customer's points", () => {
  it.each([99, 100, 150])('is never full where no reward exists, with %i of the minimum 100', (balance) => {
    expect(wayOf(points(balance, null), {})).toEqual(balance < 100 ? { done: 99, of: 100 } : null)
  })

  it('is full with a reward to be had, and says no more than it needs', () => {
    expect(wayOf(points(150, 120), {})).toEqual({ done: 120, of: 120 })
    expect(wayOf(points(110, 120), {})).toEqual({ done: 110, of: 120 })
  })
})
