import { findBusiness } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { invalidField } from '#server/platform/context/refusal.ts'
import { staffNameIn } from '#server/platform/text/staffNameIn.ts'
import { addDays, localDate, startOfLocalDay } from '#server/platform/time/calendar.ts'
import type { DaySums, DayView } from './dayContract.ts'
import {
  countDayCustomers,
  type DayWanted,
  findCorrections,
  type PersonSums,
  sumByPerson,
  sumByProgram,
} from './dayQueries.ts'

/**
 * Reads a day at the till, from midnight to midnight in the business's time zone: today, or an earlier day. A
 * counter worker, or a person at a shared till, sees only what they recorded themselves.
 * @throws {Refusal} 'invalid' for a future day
 */
export async function readDay(ctx: BusinessContext, wanted: { date?: string | undefined }): Promise<DayView> {
  const { currency, time_zone } = await findBusiness(ctx.tx, ctx.businessId)
  const today = localDate(ctx.now, time_zone)
  const date = wanted.date ?? today
  if (date > today) throw invalidField('date', 'This day is still to come')
  const day: DayWanted = { ...dayOf(date, time_zone), userId: onlyOwn(ctx) }
  const isWhole = day.userId === null
  const [people, customers, programs, corrections] = await Promise.all([
    sumByPerson(ctx, day),
    countDayCustomers(ctx, day),
    isWhole ? sumByProgram(ctx, day) : [],
    findCorrections(ctx, day),
  ])
  return {
    date,
    day_before: addDays(date, -1),
    day_after: date < today ? addDays(date, 1) : null,
    currency,
    is_whole: isWhole,
    customers: { served: customers.served, joined: isWhole ? customers.joined : null },
    total: addUp(people),
    people: isWhole ? people.map((each) => ({ ...each, name: staffNameIn(ctx.language, each.name) })) : [],
    programs,
    corrections: corrections.map((each) => ({
      ...each,
      staff_name: staffNameIn(ctx.language, each.staff_name),
    })),
  }
}

/** From midnight to midnight: 23 or 25 hours where the clocks change. */
export const dayOf = (date: string, timeZone: string): { from: Date; to: Date } => ({
  from: startOfLocalDay(date, timeZone),
  to: startOfLocalDay(addDays(date, 1), timeZone),
})

/** The only person whose work the caller may see; null if they may see everybody's. */
function onlyOwn({ actor }: BusinessContext): string | null {
  if (actor.kind !== 'member') throw new Error('only people look at a day')
  return actor.role === 'counter' ? actor.userId : null
}

const none: DaySums = {
  purchases: 0,
  visits: 0,
  taken: 0,
  discounts: 0,
  refunds: 0,
  refunded: 0,
  undos: 0,
  undone: 0,
  total: 0,
  handed_out: 0,
}
const fields = Object.keys(none) as (keyof DaySums)[]

const addUp = (people: PersonSums[]): DaySums =>
  people.reduce(
    (sum, person) =>
      Object.fromEntries(fields.map((field) => [field, sum[field] + person[field]])) as DaySums,
    none,
  )
