import { describe, expect, it } from 'vitest'
import { programSums } from './programSums.ts'

const nothing = {
  program_id: 'p',
  name: 'Points',
  type: 'points' as const,
  points_given: 0,
  points_used: 0,
  stamps_given: 0,
  rewards_earned: 0,
}
const told = (sums: Partial<Parameters<typeof programSums>[0]>) =>
  programSums({ ...nothing, ...sums }, String)

describe('what a program gave on a day', () => {
  it('is told in its units, one of each as one', () => {
    expect(told({ points_given: 1, points_used: 90 })).toBe('1 point given · 90 points used')
    expect(told({ stamps_given: 3, rewards_earned: 1 })).toBe('3 stamps given · 1 reward earned')
    expect(told({ type: 'free_item', stamps_given: 1 })).toBe('1 purchase counted')
  })

  it('is never less than nothing: what goes back to an earlier day is said in words', () => {
    expect(told({ points_used: -420 })).toBe('420 points returned to guests')
    expect(told({ points_given: -20, rewards_earned: -1 })).toBe('20 points taken back · 1 reward taken back')
    expect(told({ type: 'stamp_card', stamps_given: -1 })).toBe('1 stamp taken back')
  })
})
