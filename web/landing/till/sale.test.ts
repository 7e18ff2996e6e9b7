import { describe, expect, it } from 'vitest'
import { PLACES } from '../exampleCafe.ts'
import { first, type Sale, sell } from './sale.ts'

const [ofPoints, ofStamps] = [0, 1]

describe('the example till', () => {
  it('gives what the rules of the product give: two points a dollar, and one stamp a visit', () => {
    const { after, programs } = sell(first, 1240)
    expect(programs[ofPoints]!.points).toBe(24)
    expect(programs[ofStamps]).toMatchObject({ stamps: 1, stamps_current: 9, stamps_required: PLACES })
    expect(after).toMatchObject({ stamps: 9, points: 88, earned: 436, visits: 32 })
  })

  it('loses no part of a point: what is left over counts with the next purchase', () => {
    const once = sell(first, 1230)
    expect(once.programs[ofPoints]!.points).toBe(24)
    expect(sell(once.after, 1230).programs[ofPoints]!.points).toBe(25)
  })

  it('fills the card once, and begins the next one with the stamp after it', () => {
    const sales: Sale[] = []
    for (let last = first; sales.length < 3; last = sales.at(-1)!.after) sales.push(sell(last, null))
    expect(sales.map(({ shown }) => shown)).toEqual([9, 10, 1])
    expect(sales.map(({ filled }) => filled)).toEqual([false, true, false])
  })

  it('gives no points for a visit without an amount', () => {
    expect(sell(first, null).after.points).toBe(first.points)
  })
})
