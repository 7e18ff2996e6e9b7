import type { Business } from '#server/businesses/business/index.ts'
import { localHour } from '#server/platform/time/calendar.ts'

const HOUR_MS = 3_600_000
/** The minute of every hour at which rounds begin. */
export const ROUND_MINUTE = 2
/** Rounds of a day after the first one, in case no job ran. */
const MORE_ROUNDS = 5
/** Hours to look ahead: more than a day, because the clocks may change in between. */
const MOST_HOURS = 49

type Place = Pick<Business, 'time_zone' | 'texts_until_hour'>

/** Gives the next round of a calendar trigger that writes from this hour on, as triggers_due() starts them. */
export function nextRound(now: Date, { time_zone, texts_until_hour }: Place, hour: number): Date {
  const before = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS + ROUND_MINUTE * 60_000
  const end = Math.max(texts_until_hour, hour + MORE_ROUNDS + 1)
  for (let n = 0; n < MOST_HOURS; n++) {
    const at = new Date(before + n * HOUR_MS)
    const local = localHour(at, time_zone)
    if (at > now && local >= hour && local < end) return at
  }
  throw new Error(`no round begins from ${hour} o’clock on`)
}
