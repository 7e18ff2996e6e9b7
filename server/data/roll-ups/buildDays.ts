import { type SQL, sql } from 'drizzle-orm'
import { sendInOrder, type Tx } from '#server/platform/database/index.ts'
import { firstVisitsOf, returnsOf, salesOf } from './customersOf.ts'
import { figuresOf } from './figuresOf.ts'
import { wholeDay } from './pieces.ts'

export type Building = { tx: Tx; businessId: string; timeZone: string; days: string[] }

/** Rolls these days up from the rows, in place of what was rolled up of them. The caller holds the lock of `roll_ups`. */
export async function buildDays({ tx, businessId, timeZone, days }: Building): Promise<void> {
  const these = sql`business_id = ${businessId}::uuid and day = any(${datesOf(days)})`
  const asked = { businessId, timeZone, pieces: days.map((day) => wholeDay(day, timeZone)) }
  const run = (statement: SQL) => () => tx.execute(statement).execute()
  await sendInOrder(
    // First, so that what follows sees the rows of whoever marked a day before.
    run(sql`delete from stale_days where ${these}`),
    run(sql`delete from day_figures where ${these}`),
    run(sql`delete from day_cohorts where ${these}`),
    run(sql`delete from day_returns where ${these}`),
    run(sql`
      insert into day_figures (business_id, day, operations, purchases, revenue, visits, discounts, handed_out,
        points_given, points_used, points_expired, rewards_earned, joined, joined_through, rewards, hours)
      select ${businessId}::uuid, figures.* from (${figuresOf(asked)}) figures
      on conflict do nothing`),
    run(sql`
      insert into day_cohorts (business_id, day, joined_on, revenue, visits, first_in_month)
      select ${businessId}::uuid, day, joined_on, revenue, visits, coalesce(first_in_month, 0)
      from (${salesOf(asked)}) sales
      left join (${firstVisitsOf(asked)}) visitors using (day, joined_on)
      on conflict do nothing`),
    run(sql`
      insert into day_returns (business_id, day, last_day, customers)
      select ${businessId}::uuid, customers.* from (${returnsOf(asked)}) customers
      on conflict do nothing`),
  )
}

export const datesOf = (days: string[]): SQL =>
  sql`array[${sql.join(
    days.map((day) => sql`${day}`),
    sql`, `,
  )}]::date[]`
