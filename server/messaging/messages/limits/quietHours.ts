import { localHour } from '#server/platform/time/calendar.ts'
import type { Purpose } from '../tables.ts'

export type TextingHours = { time_zone: string; texts_from_hour: number; texts_until_hour: number }

// Full hours of every time zone fall on quarters of an hour.
const STEP = 15 * 60_000
const STEPS_A_DAY = (24 * 3_600_000) / STEP

/** The moment a marketing text may go: now, or when the business's texting hours next begin, in its time zone. */
export function nextTextingMoment(now: Date, business: TextingHours): Date {
  if (isTextingHour(now, business)) return now
  const first = Math.ceil(now.getTime() / STEP) * STEP
  // A day and an hour: the clocks may go back in between.
  for (let step = 0; step <= STEPS_A_DAY + 4; step++) {
    const moment = new Date(first + step * STEP)
    if (isTextingHour(moment, business)) return moment
  }
  throw new Error(`texting hours from ${business.texts_from_hour} to ${business.texts_until_hour} never open`)
}

function isTextingHour(at: Date, { time_zone, texts_from_hour, texts_until_hour }: TextingHours): boolean {
  const hour = localHour(at, time_zone)
  return hour >= texts_from_hour && hour < texts_until_hour
}

/** Marketing texts wait for the hours in which a business texts. */
export const isMarketingText = (message: { type: string; purpose: Purpose }): boolean =>
  message.type === 'sms' && message.purpose === 'marketing'
