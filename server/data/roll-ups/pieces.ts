import { type SQL, sql } from 'drizzle-orm'
import { addDays, startOfLocalDay } from '#server/platform/calendar.ts'

/** A day of the business, or the part of one that is asked about: rows from `begins` on and before `ends`. */
export type Piece = { day: string; begins: Date; ends: Date }

/** From midnight to midnight: 23 or 25 hours where the clocks change. */
export const wholeDay = (day: string, timeZone: string): Piece => ({
  day,
  begins: startOfLocalDay(day, timeZone),
  ends: startOfLocalDay(addDays(day, 1), timeZone),
})

/** Whose days, and which. */
export type Asked = { businessId: string; timeZone: string; pieces: Piece[] }

/** Names 'done', the operations of each day, and 'sold', those that move money or visits with their customers. */
export function withDays({ businessId, pieces }: Asked): SQL {
  const rows = pieces.map(
    ({ day, begins, ends }) => sql`(${day}::date, ${momentOf(begins)}, ${momentOf(ends)})`,
  )
  return sql`with d (day, begins, ends) as (values ${sql.join(rows, sql`, `)}),
  done as materialized (
    select d.day, d.begins, o.id, o.kind, o.customer_id, o.amount, o.discount_amount, o.counts_as_visit,
      o.counts_as_visit::int + o.visits as visits, o.reverses_id, o.created_at
    from d join operations o
      on o.business_id = ${businessId}::uuid and o.created_at >= d.begins and o.created_at < d.ends
  ), sold as materialized (
    select done.*, s.id as person_id, s.erased_at, s.created_at as joined_at,
      done.kind = 'purchase' and u.id is null as is_purchase
    from done
    left join operations u on u.business_id = ${businessId}::uuid and u.reverses_id = done.id and u.kind = 'undo'
    join customers c on c.business_id = ${businessId}::uuid and c.id = done.customer_id
    join customers s on s.business_id = ${businessId}::uuid and s.id = coalesce(c.merged_into, c.id)
    where done.kind in ('purchase', 'refund', 'undo')
  )`
}

const momentOf = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`
