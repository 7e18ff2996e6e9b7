import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, endOfDayAfter, localDate, localHour, startOfLocalDay } from './calendar.ts'

const zones = [
  'UTC',
  'America/New_York',
  'Europe/London',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'America/St_Johns',
]
/** Zones whose clocks change at midnight. */
const atMidnight = ['America/Santiago', 'America/Havana', 'Atlantic/Azores', 'Asia/Beirut', 'Africa/Cairo']

describe('a shop’s calendar', () => {
  it('never ends anything in the middle of a day, not even on the day the clocks change', () => {
    // New York leaves daylight saving time on 1 November 2026: that day has 25 hours.
    const earned = new Date('2026-10-31T15:00:00Z')
    expect(endOfDayAfter(earned, 1, 'America/New_York')).toEqual(new Date('2026-11-02T05:00:00Z'))
    expect(endOfDayAfter(earned, 0, 'America/New_York')).toBeNull()
  })

  it('ends on the shop’s calendar day, not on that of UTC', () => {
    const lateEvening = new Date('2026-06-01T03:30:00Z')
    expect(localDate(lateEvening, 'America/New_York')).toBe('2026-05-31')
    expect(endOfDayAfter(lateEvening, 30, 'America/New_York')).toEqual(new Date('2026-07-01T04:00:00Z'))
  })

  it('begins each day at the first instant of that day', () => {
    const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(day, fc.constantFrom(...zones), (at, zone) => {
        const date = localDate(at, zone)
        const start = startOfLocalDay(date, zone)
        expect(localDate(start, zone)).toBe(date)
        expect(localDate(new Date(start.getTime() - 1), zone) < date).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('begins each day once where the clocks change at midnight', () => {
    for (const zone of atMidnight) {
      for (let date = '2026-01-01'; date < '2027-01-01'; date = addDays(date, 1)) {
        const start = startOfLocalDay(date, zone)
        expect(localDate(start, zone)).toBe(date)
        expect(localDate(new Date(start.getTime() - 1), zone)).toBe(addDays(date, -1))
      }
    }
  })

  it('knows the hour at the shop', () => {
    expect(localHour(new Date('2026-01-01T00:10:00Z'), 'Asia/Kolkata')).toBe(5)
    expect(localHour(new Date('2026-01-01T05:00:00Z'), 'America/New_York')).toBe(0)
  })
})
