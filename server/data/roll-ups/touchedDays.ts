import { type SQL, sql } from 'drizzle-orm'
import type { EventType } from '#server/loyalty/events/index.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import { customerActs } from './pieces.ts'

/** Events that change figures of days that may be over. */
export const touching = [
  'operation.recorded',
  'customer.joined',
  'customers.added',
  'customer.merged',
  'customer.erased',
] as const satisfies EventType[]

type Touching = { businessId: string; moment: Date; happened: SQL }

/**
 * The events with the ids that they name, as ids. Behind row-level security PostgreSQL uses an index for an id, and reads
 * the whole table for a text that it has to make an id of.
 */
const withIds = (happened: SQL): SQL => sql`
  select type, (ids->>'operation_id')::uuid as operation_id, (ids->>'customer_id')::uuid as customer_id
  from (${happened}) events`

/**
 * True if any of the events, as in `touchedDays`, may have changed days that began before a moment. Asking this
 * first is a tenth of the work, and mostly people do nothing but join and buy today. Rows are looked up one by
 * one, each with `limit`: where a planner expects one row, it reads a whole table for a test of existence.
 */
export async function touchesBefore(tx: Tx, { businessId, moment, happened }: Touching): Promise<boolean> {
  const before = sql`created_at < ${moment.toISOString()}::timestamptz`
  const [found] = await queryRows<{ touches: boolean }>(
    tx,
    sql`
      select exists (
        select 1 from (${withIds(happened)} offset 0) happened
        where type in ('customer.merged', 'customer.erased')
          or type = 'operation.recorded' and (
            select true from operations where business_id = ${businessId}::uuid
              and id = happened.operation_id and (${before} or reverses_id is not null) limit 1)
          or type in ('customer.joined', 'customers.added') and (
            select true from customers where business_id = ${businessId}::uuid
              and id = happened.customer_id and ${before} limit 1)
      ) as touches`,
  )
  return found!.touches
}

/**
 * A query of the days whose figures changed by some events; `happened` is a query of the events' types and ids.
 * - An operation changes its own day. If it takes an act back, it also changes the day of that act, and the
 *   customer's next days up to a visit: they hold the day on which the customer had last been active.
 * - A merge or an erasure changes every day on which the customer, or somebody merged into them, acted or joined.
 *
 * Rows are looked up one by one, each with `limit` or `offset`: for a business younger than the statistics a
 * planner expects one row, and would read all of them for each event.
 */
export const touchedDays = (businessId: string, timeZone: string, happened: SQL): SQL => sql`
  with happened as materialized (${withIds(happened)}),
  recorded as materialized (
    select o.id, o.created_at, o.reverses_id
    from (select distinct operation_id as id from happened where type = 'operation.recorded') h
    cross join lateral (
      select id, created_at, reverses_id from operations where business_id = ${businessId}::uuid and id = h.id limit 1
    ) o
  ), undone as materialized (
    select r.created_at, coalesce(c.merged_into, c.id) as person_id
    from recorded
    cross join lateral (
      select created_at, customer_id from operations
      where business_id = ${businessId}::uuid and id = recorded.reverses_id limit 1
    ) r
    cross join lateral (
      select id, merged_into from customers where business_id = ${businessId}::uuid and id = r.customer_id limit 1
    ) c
  ), named as materialized (
    select distinct customer_id as id from happened where type in ('customer.merged', 'customer.erased')
  ), family as materialized (
    select id from named
    union
    select m.id from named cross join lateral (
      select id from customers where business_id = ${businessId}::uuid and merged_into = named.id offset 0
    ) m
  ), moments as (
    select created_at from recorded
    union all
    select created_at from undone
    union all
    select next.created_at from undone
    cross join lateral (
      select o.created_at, count(*) filter (where o.counts_as_visit) over (order by o.created_at, o.id
        rows between unbounded preceding and 1 preceding) as visits_before
      from (
        select undone.person_id as id
        union all
        select id from customers where business_id = ${businessId}::uuid and merged_into = undone.person_id
      ) c
      cross join lateral (
        select id, created_at, counts_as_visit, kind from operations
        where business_id = ${businessId}::uuid and customer_id = c.id and created_at > undone.created_at
        offset 0
      ) o
      left join lateral (
        select id from operations where business_id = ${businessId}::uuid and reverses_id = o.id limit 1
      ) u on true
      where o.kind in ${customerActs} and u.id is null
    ) next
    where next.visits_before = 0
    union all
    select c.created_at from happened
    cross join lateral (
      select created_at from customers
      where business_id = ${businessId}::uuid and id = happened.customer_id limit 1
    ) c
    where happened.type in ('customer.joined', 'customers.added')
    union all
    select c.created_at from family
    cross join lateral (
      select created_at from customers where business_id = ${businessId}::uuid and id = family.id limit 1
    ) c
    union all
    select o.created_at from family
    cross join lateral (
      select created_at from operations where business_id = ${businessId}::uuid and customer_id = family.id offset 0
    ) o
  )
  select distinct (created_at at time zone ${timeZone})::date as day from moments`
