import { type SQL, sql } from 'drizzle-orm'
import { personOf } from '#server/loyalty/customers/index.ts'
import { addDays, startOfLocalDay } from '#server/platform/time/calendar.ts'

/** A day of the business, or a part of it: rows from `begins` on and before `ends`. */
export type Piece = { day: string; begins: Date; ends: Date }

/** From midnight to midnight: 23 or 25 hours where the clocks change. */
export const wholeDay = (day: string, timeZone: string): Piece => ({
  day,
  begins: startOfLocalDay(day, timeZone),
  ends: startOfLocalDay(addDays(day, 1), timeZone),
})

/** Days of a business. */
export type Asked = { businessId: string; timeZone: string; pieces: Piece[] }

/** Kinds of operations that customers do themselves: a customer with one in a period was active in it. */
export const customerActs = sql.raw(`('purchase', 'claim', 'redemption')`)

/**
 * Begins a query with names for everything made from the rows: `d`, the days; `done`, the operations of each;
 * `acted`, acts of customers and whatever reversed them; `people_acted`, the same with the customer after merges.
 * An act is reversed by one operation: an undo, a cancelled claim, or the refund that gives the last of the money
 * back. Rows are looked up one by one, each with `limit`: for a business younger than the statistics a planner
 * expects one row, and would read all of them for each act.
 */
export function withRows({ businessId, pieces }: Asked): SQL {
  const rows = pieces.map(
    ({ day, begins, ends }) => sql`(${day}::date, ${momentOf(begins)}, ${momentOf(ends)})`,
  )
  const done = inRuns(
    pieces,
    (within) => sql`
    select d.day, d.begins, o.id, o.kind, o.customer_id, o.amount, o.discount_amount, o.counts_as_visit,
      o.counts_as_visit::int + o.visits as visits, o.reverses_id, o.created_at
    from operations o
    join d on o.created_at >= d.begins and o.created_at < d.ends
    where o.business_id = ${businessId}::uuid and ${within(sql`o.created_at`)}`,
  )
  return sql`with d (day, begins, ends) as materialized (values ${sql.join(rows, sql`, `)}),
  done as materialized (${done}
  ), acted as materialized (
    select done.*, done.kind in ${customerActs} and u.id is null as is_act,
      done.kind = 'purchase' and u.id is null as is_purchase
    from done
    left join lateral (
      select id from operations where business_id = ${businessId}::uuid and reverses_id = done.id limit 1
    ) u on true
    where done.kind in ${customerActs} or done.kind in ('refund', 'undo')
  ), people_acted as materialized (
    select acted.*, s.id as person_id, s.erased_at, s.created_at as joined_at
    from acted
    cross join lateral (
      select id, merged_into from customers where business_id = ${businessId}::uuid and id = acted.customer_id limit 1
    ) c
    cross join lateral (
      select id, erased_at, created_at from customers
      where business_id = ${businessId}::uuid and id = ${personOf(sql`c`)} limit 1
    ) s
  )`
}

const momentOf = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`

/**
 * Joins the queries of each run of pieces that follow each other without a gap. Each query states its own
 * moments, since a planner expects a large part of the table if moments are only joined.
 */
export const inRuns = (pieces: Piece[], queryOf: (within: (at: SQL) => SQL) => SQL): SQL =>
  sql.join(
    runsOf(pieces).map(({ begins, ends }) =>
      queryOf((at) => sql`${at} >= ${momentOf(begins)} and ${at} < ${momentOf(ends)}`),
    ),
    sql` union all `,
  )

/** Joins pieces without a gap into runs. The pieces are in the order of time. */
function runsOf(pieces: Piece[]): Pick<Piece, 'begins' | 'ends'>[] {
  const runs: Pick<Piece, 'begins' | 'ends'>[] = []
  for (const { begins, ends } of pieces) {
    const current = runs.at(-1)
    if (current && current.ends.getTime() === begins.getTime()) current.ends = ends
    else runs.push({ begins, ends })
  }
  return runs
}
