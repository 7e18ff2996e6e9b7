import { describe, expect, it } from 'vitest'
import { birthDaysOn } from './birthDaysOn.ts'

describe('whose birthday a day is', () => {
  it.each([
    ['2026-12-24', [1224]],
    ['2028-02-29', [229]],
    ['2028-03-01', [301]],
    ['2027-03-01', [301, 229]],
    ['2100-03-01', [301, 229]],
  ])('on %s is %j, those born on 29 February each year once', (day, days) => {
    expect(birthDaysOn(day)).toEqual(days)
  })
})
