import { invalidField } from '#server/platform/context/refusal.ts'
import { addDays, localDate, startOfLocalDay } from '#server/platform/time/calendar.ts'

/** Longest grant, in days: a mistyped year would be a gift for ever. */
const MOST_DAYS = 731

/**
 * The last moment of a day of a business's calendar.
 * @throws {Refusal} 'invalid' for a past day, or one more than two years away.
 */
export function lastMoment(day: string, now: Date, timeZone: string): Date {
  const today = localDate(now, timeZone)
  if (day < today) throw invalidField('ends_on', 'This day is over. Choose a later one.')
  if (day > addDays(today, MOST_DAYS)) throw invalidField('ends_on', 'Choose a day within two years.')
  return new Date(startOfLocalDay(addDays(day, 1), timeZone).getTime() - 1)
}
