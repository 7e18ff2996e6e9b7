import { invalidField } from '#server/platform/context/refusal.ts'
import { addDays, localDate, startOfLocalDay } from '#server/platform/time/calendar.ts'
import type { Wanted } from './contract.ts'

/** Days of the business's calendar, both included; its rows are those from `from` on and before `to`. */
export type Span = { first: string; last: string; from: Date; to: Date }

const DAYS = { '7-days': 7, '30-days': 30, '90-days': 90 }

/** A period and the one before it; `later` gives the day that a day of the earlier period is compared with. */
export type Spans = { now: Span; before: Span; later: (day: string) => string }

/**
 * Returns a period that ends now, and the one before it, which ends at the same time of its last day: a day that
 * has only begun is compared with the beginning of another.
 */
export function spansOf(wanted: Wanted, now: Date, timeZone: string): Spans {
  const today = localDate(now, timeZone)
  if (typeof wanted === 'object') return chosenSpans(wanted, now, timeZone)
  const spanOf = (first: string, last: string, until: Date): Span => ({
    first,
    last,
    from: startOfLocalDay(first, timeZone),
    // Includes what was recorded at `until` itself.
    to: new Date(until.getTime() + 1),
  })
  const sinceMidnight = now.getTime() - startOfLocalDay(today, timeZone).getTime()
  const sameTimeOn = (date: string) => new Date(startOfLocalDay(date, timeZone).getTime() + sinceMidnight)
  if (wanted === '12-months') {
    const first = `${monthsBefore(today, 11)}-01`
    const last = yearBefore(today)
    return {
      now: spanOf(first, today, now),
      before: spanOf(`${monthsBefore(today, 23)}-01`, last, sameTimeOn(last)),
      // For sums by months: 29 February, a day the later year lacks, stays in its month.
      later: (day) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`,
    }
  }
  const days = DAYS[wanted]
  const last = addDays(today, -days)
  return {
    now: spanOf(addDays(today, 1 - days), today, now),
    before: spanOf(addDays(last, 1 - days), last, sameTimeOn(last)),
    later: (day) => addDays(day, days),
  }
}

const EARLIEST = '2000-01-01'
/** A year and a day have at most this many days. */
const MOST_DAYS = 367
/** More steps would be too narrow to tell apart. */
const MOST_STEPS_OF_DAYS = 92

/**
 * Returns the days that somebody chose, and as many days before them; up to the same time of day if the last one
 * is today.
 */
function chosenSpans(
  { from: first, to: last }: { from: string; to: string },
  now: Date,
  timeZone: string,
): Spans {
  const today = localDate(now, timeZone)
  if (!first) throw invalidField('from', 'Choose the first day')
  if (first < EARLIEST) throw invalidField('from', 'Choose a day since 2000')
  if (!last) throw invalidField('to', 'Choose the last day')
  if (first > last) throw invalidField('to', 'The last day is before the first')
  if (last > today) throw invalidField('to', 'This day is still to come')
  const days = daysBetween(first, last) + 1
  if (days > MOST_DAYS) throw invalidField('from', 'Choose a year at the most')
  const spanOf = (from: string, to: string): Span => {
    const [begin, end] = [startOfLocalDay(from, timeZone), startOfLocalDay(addDays(to, 1), timeZone)]
    if (last !== today) return { first: from, last: to, from: begin, to: end }
    const sinceMidnight = now.getTime() - startOfLocalDay(today, timeZone).getTime()
    return {
      first: from,
      last: to,
      from: begin,
      to: new Date(startOfLocalDay(to, timeZone).getTime() + sinceMidnight + 1),
    }
  }
  return {
    now: spanOf(first, last),
    before: spanOf(addDays(first, -days), addDays(first, -1)),
    later: (day) => addDays(day, days),
  }
}

export const daysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000)

/** The days of a span, 'YYYY-MM-DD', or its months, 'YYYY-MM', if the days are too many. */
export function stepsOf({ first, last }: Pick<Span, 'first' | 'last'>): string[] {
  const steps = new Set<string>()
  const length = daysBetween(first, last) < MOST_STEPS_OF_DAYS ? 10 : 7
  for (let date = first; date <= last; date = addDays(date, 1)) steps.add(date.slice(0, length))
  return [...steps]
}

/** The month, 'YYYY-MM', that lies `months` before that of `date`. */
export function monthsBefore(date: string, months: number): string {
  const [year, month] = date.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 7)
}

/** The date a year before; 28 February for a 29th. */
function yearBefore(date: string): string {
  const [year, rest] = [Number(date.slice(0, 4)), date.slice(4)]
  return `${year - 1}${rest === '-02-29' ? '-02-28' : rest}`
}
