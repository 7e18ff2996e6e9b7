import { describe, expect, it } from 'vitest'
import { daysToBirthday } from './birthday.ts'

describe('days to a birthday', () => {
  it('are none on the day itself', () => {
    expect(daysToBirthday('1990-03-02', '2026-03-02')).toBe(0)
  })

  it('lead into the next year after the birthday', () => {
    expect(daysToBirthday('1990-03-01', '2026-03-02')).toBe(364)
    expect(daysToBirthday('1990-01-01', '2026-12-31')).toBe(1)
  })

  it('lead to 1 March for people born on 29 February, in years without that day', () => {
    expect(daysToBirthday('1992-02-29', '2026-02-28')).toBe(1)
    expect(daysToBirthday('1992-02-29', '2026-03-01')).toBe(0)
    expect(daysToBirthday('1992-02-29', '2028-02-29')).toBe(0)
  })
})
