import { type SQL, sql } from 'drizzle-orm'
import { addDays, localDate, startOfLocalDay } from '#server/platform/time/calendar.ts'

/** Which customers are asked about, by their ids: all where neither end is said. */
export type Part = { from?: string; before?: string }

/** The business that asks a rule, when by its calendar, and about whom. */
export type Asker = { businessId: string; now: Date; timeZone: string; part: Part }

/** Whether the id of a customer is in a part, to be added to other conditions. */
export const andInPart = ({ from, before }: Part, id: SQL): SQL =>
  sql.join([
    from === undefined ? sql`` : sql` and ${id} >= ${from}::uuid`,
    before === undefined ? sql`` : sql` and ${id} < ${before}::uuid`,
  ])

/** Where the business's day began that lies so many days back. */
export const daysAgo = ({ now, timeZone }: Asker, days: number): Date =>
  startOfLocalDay(addDays(localDate(now, timeZone), -days), timeZone)
