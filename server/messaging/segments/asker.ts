import { type SQL, sql } from 'drizzle-orm'
import { addDays, localDate, startOfLocalDay } from '#server/platform/time/calendar.ts'

/** A range of customers by their ids; all customers without either end. */
export type Part = { from?: string; before?: string }

/** The business that asks a rule, the moment and time zone, and the customers asked about. */
export type Asker = { businessId: string; now: Date; timeZone: string; part: Part }

/** Condition that a customer's id is in a part, to be added to other conditions. */
export const andInPart = ({ from, before }: Part, id: SQL): SQL =>
  sql.join([
    from === undefined ? sql`` : sql` and ${id} >= ${from}::uuid`,
    before === undefined ? sql`` : sql` and ${id} < ${before}::uuid`,
  ])

/** Gives the beginning of the business's day some days ago. */
export const daysAgo = ({ now, timeZone }: Asker, days: number): Date =>
  startOfLocalDay(addDays(localDate(now, timeZone), -days), timeZone)
