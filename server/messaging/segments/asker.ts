import { addDays, localDate, startOfLocalDay } from '#server/platform/calendar.ts'

/** The business that asks a rule, and when by its calendar. */
export type Asker = { businessId: string; now: Date; timeZone: string }

/** Where the business's day began that lies so many days back. */
export const daysAgo = ({ now, timeZone }: Asker, days: number): Date =>
  startOfLocalDay(addDays(localDate(now, timeZone), -days), timeZone)
