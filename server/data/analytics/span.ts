import { addDays, localDate, startOfLocalDay } from '#server/platform/calendar.ts'
import type { Period } from './contract.ts'

/** Days of the business's calendar, both included; its rows are those from `from` on and before `to`. */
export type Span = { first: string; last: string; from: Date; to: Date }

const DAYS = { '7-days': 7, '30-days': 30, '90-days': 90 }

/**
 * A period that ends now, and the one before it, which ends at the same time of its last day: a day that has
 * only begun is compared with the beginning of another.
 */
export function spansOf(period: Period, now: Date, timeZone: string): { now: Span; before: Span } {
  const today = localDate(now, timeZone)
  const spanOf = (first: string, last: string, until: Date): Span => ({
    first,
    last,
    from: startOfLocalDay(first, timeZone),
    // What was recorded at the moment itself is in it.
    to: new Date(until.getTime() + 1),
  })
  const sinceMidnight = now.getTime() - startOfLocalDay(today, timeZone).getTime()
  const sameTimeOn = (date: string) => new Date(startOfLocalDay(date, timeZone).getTime() + sinceMidnight)
  if (period === '12-months') {
    const first = `${monthsBefore(today, 11)}-01`
    const last = yearBefore(today)
    return {
      now: spanOf(first, today, now),
      before: spanOf(`${monthsBefore(today, 23)}-01`, last, sameTimeOn(last)),
    }
  }
  const days = DAYS[period]
  const last = addDays(today, -days)
  return {
    now: spanOf(addDays(today, 1 - days), today, now),
    before: spanOf(addDays(last, 1 - days), last, sameTimeOn(last)),
  }
}

/** The days of a span, or its months: 'YYYY-MM-DD' or 'YYYY-MM'. */
export function stepsOf({ first, last }: Span, period: Period): string[] {
  const steps: string[] = []
  if (period === '12-months') for (let ago = 11; ago >= 0; ago--) steps.push(monthsBefore(last, ago))
  else for (let date = first; date <= last; date = addDays(date, 1)) steps.push(date)
  return steps
}

/** 'YYYY-MM' of the month so many months before that of `date`. */
export function monthsBefore(date: string, months: number): string {
  const [year, month] = date.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 7)
}

/** The same day of the year before; 28 February for a 29th. */
function yearBefore(date: string): string {
  const [year, rest] = [Number(date.slice(0, 4)), date.slice(4)]
  return `${year - 1}${rest === '-02-29' ? '-02-28' : rest}`
}
