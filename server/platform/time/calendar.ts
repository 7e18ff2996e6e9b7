/** Calendar arithmetic in a time zone, by the rules that Intl knows (daylight saving included). */

import { dateFormat } from '#server/platform/text/locale.ts'

const DAY = 86_400_000

function offsetMinutes(at: Date, timeZone: string): number {
  const parts = dateFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at)
  const get = (type: string) => Number(parts.find((part) => part.type === type)!.value)
  const local = Date.UTC(get('year'), get('month') - 1, get('day'), get('hour'), get('minute'), get('second'))
  return Math.round((local - Math.floor(at.getTime() / 1000) * 1000) / 60_000)
}

/** The calendar date in a time zone, 'YYYY-MM-DD'. */
export function localDate(at: Date, timeZone: string): string {
  return dateFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)
}

/** The hour of the day in a time zone, 0 to 23. */
export function localHour(at: Date, timeZone: string): number {
  return Number(dateFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(at))
}

/** Starts of the days that were asked for lately: Intl takes longer than all other rules of a common write. */
const starts = new Map<string, number>()
const MOST_STARTS = 5000

/**
 * The first instant of a calendar day in a time zone. Where the clocks change at midnight, a day begins at one o'clock,
 * or its first hour comes twice.
 */
export function startOfLocalDay(date: string, timeZone: string): Date {
  const asked = `${date} ${timeZone}`
  const known = starts.get(asked)
  if (known !== undefined) return new Date(known)
  const start = findStart(date, timeZone)
  if (starts.size >= MOST_STARTS) starts.clear()
  starts.set(asked, start.getTime())
  return start
}

function findStart(date: string, timeZone: string): Date {
  const midnightUtc = new Date(`${date}T00:00:00Z`).getTime()
  const [before, after] = [-DAY, DAY].map(
    (side) => new Date(midnightUtc - offsetMinutes(new Date(midnightUtc + side), timeZone) * 60_000),
  ) as [Date, Date]
  const [early, late] = before < after ? [before, after] : [after, before]
  return early < late && localDate(early, timeZone) < date ? late : early
}

export function addDays(date: string, days: number): string {
  return new Date(new Date(`${date}T00:00:00Z`).getTime() + days * DAY).toISOString().slice(0, 10)
}

/**
 * The end of something that lives `days` days from `at`: the end of that day in the time zone, so nobody loses anything
 * in the middle of a day. 0 days means never, as in the spec: null.
 */
export function endOfDayAfter(at: Date, days: number, timeZone: string): Date | null {
  if (days === 0) return null
  return startOfLocalDay(addDays(localDate(at, timeZone), days + 1), timeZone)
}

/**
 * The instant of 'YYYY-MM-DDTHH:MM' on a time zone's clock; undefined for a day or hour that does not exist. When
 * clocks go back, one hour comes twice: the first is meant. When clocks go forward, a skipped time becomes one hour
 * later.
 */
export function localMoment(local: string, timeZone: string): Date | undefined {
  const asUtc = Date.parse(`${local}:00Z`)
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 16) !== local) return undefined
  const before = asUtc - offsetMinutes(new Date(asUtc - DAY), timeZone) * 60_000
  const after = asUtc - offsetMinutes(new Date(asUtc + DAY), timeZone) * 60_000
  const fits = (moment: number) => moment + offsetMinutes(new Date(moment), timeZone) * 60_000 === asUtc
  return new Date([before, after].find(fits) ?? before)
}
