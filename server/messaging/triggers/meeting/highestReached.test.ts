import { describe, expect, it } from 'vitest'
import { highestReached } from './highestReached.ts'

describe('the milestone that a purchase reached', () => {
  it.each([
    [{ from: 0, to: 50 }, 50],
    [{ from: 50, to: 99 }, undefined],
    [{ from: 49, to: 250 }, 200],
    [{ from: 120, to: 90 }, undefined],
  ])('is the highest that lies in %j: %s', (step, reached) => {
    expect(highestReached([50, 100, 200], step)).toBe(reached)
  })
})
