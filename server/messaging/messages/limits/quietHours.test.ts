import { describe, expect, it } from 'vitest'
import { nextTextingMoment } from './quietHours.ts'

const business = (time_zone: string, texts_from_hour = 8, texts_until_hour = 20) => ({
  time_zone,
  texts_from_hour,
  texts_until_hour,
})
const next = (now: string, hours: ReturnType<typeof business>) =>
  nextTextingMoment(new Date(now), hours).toISOString()

describe('a marketing text', () => {
  it.each([
    ['the last second of the evening', '2026-03-03T00:59:59.000Z'],
    ['the first second of the morning', '2026-03-02T13:00:00.000Z'],
  ])('goes at once in %s', (_, now) => {
    expect(next(now, business('America/New_York'))).toBe(now)
  })

  it.each([
    ['at the stroke of the closing hour', '2026-03-03T01:00:00Z', '2026-03-03T13:00:00.000Z'],
    ['just after midnight', '2026-03-03T05:00:01Z', '2026-03-03T13:00:00.000Z'],
    ['one second before the opening', '2026-03-03T12:59:59Z', '2026-03-03T13:00:00.000Z'],
    ['in the night the clocks go forward', '2026-03-08T06:30:00Z', '2026-03-08T12:00:00.000Z'],
    ['in the night the clocks go back', '2026-11-01T02:30:00Z', '2026-11-01T13:00:00.000Z'],
  ])('waits for the shop’s morning %s', (_, now, morning) => {
    expect(next(now, business('America/New_York'))).toBe(morning)
  })

  it.each([
    ['Asia/Kolkata', '2026-03-02T20:00:00Z', '2026-03-03T02:30:00.000Z'],
    ['Asia/Kathmandu', '2026-03-02T20:00:00Z', '2026-03-03T02:15:00.000Z'],
    ['Pacific/Auckland', '2026-03-02T12:00:00Z', '2026-03-02T19:00:00.000Z'],
  ])('goes by the hours of %s, not the server’s', (timeZone, now, morning) => {
    expect(next(now, business(timeZone))).toBe(morning)
  })

  it('waits for hours of the shop’s own choosing', () => {
    expect(next('2026-03-02T13:00:00Z', business('UTC', 17, 18))).toBe('2026-03-02T17:00:00.000Z')
  })
})
