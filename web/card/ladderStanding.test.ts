import { expect, test } from 'vitest'
import { ladderStanding } from './ladderStanding.ts'

const tiers = [
  { visits: 20, discount: 15 },
  { visits: 5, discount: 5 },
  { visits: 10, discount: 10 },
]

test('a tier counts from the very visit it names', () => {
  expect(ladderStanding(tiers, 4).current).toBeUndefined()
  expect(ladderStanding(tiers, 5).current?.discount).toBe(5)
  expect(ladderStanding(tiers, 19).current?.discount).toBe(10)
  expect(ladderStanding(tiers, 20)).toMatchObject({ current: { discount: 15 }, next: undefined })
})

test('the next tier is the lowest not yet reached, however the tiers are written', () => {
  expect(ladderStanding(tiers, 0).next?.visits).toBe(5)
  expect(ladderStanding(tiers, 12).next?.visits).toBe(20)
})

test('a long ladder shows the steps around the customer, and its end at the end', () => {
  const long = Array.from({ length: 9 }, (_, step) => ({ visits: step + 1, discount: step + 1 }))
  const shown = (visits: number) => ladderStanding(long, visits).steps.map((tier) => tier.visits)
  expect(shown(0)).toEqual([1, 2, 3, 4, 5])
  expect(shown(4)).toEqual([3, 4, 5, 6, 7])
  expect(shown(9)).toEqual([5, 6, 7, 8, 9])
})

test('a ladder without steps shows no position', () => {
  expect(ladderStanding([], 3)).toEqual({ steps: [], current: undefined, next: undefined, top: undefined })
})
