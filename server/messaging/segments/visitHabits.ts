import { type SQL, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { slippingAway } from './slippingAway.ts'

const DAY_SECONDS = 86_400
/** Days of absence from which on habits are stored, a day before a customer can slip away: no purchase has to do it. */
const KEPT_FROM_DAYS = slippingAway.days - 1
/** Customers that one transaction looks at. */
const CUSTOMERS_AT_ONCE = 2000
/** The least and the greatest id, which nobody has (RFC 9562, 5.9 and 5.10). */
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'
const AFTER_ALL = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

type Asking = Pick<BusinessContext, 'tx' | 'businessId' | 'now'>

/**
 * Computes from the visits until when the absence of a customer `c` is usual; null without a habit. Visits that were
 * undone do not count, and those of a merged duplicate are the survivor's.
 */
export const usualUntil = (businessId: string): SQL => sql`(
  select case when count(*) >= ${slippingAway.visits} then max(visit.created_at) + make_interval(secs =>
    ${slippingAway.gaps}::int * extract(epoch from max(visit.created_at) - min(visit.created_at))::float8 / (count(*) - 1)) end
  from (
    select c.id as customer_id
    union all
    select m.id from customers m where m.business_id = ${businessId}::uuid and m.merged_into = c.id
  ) records
  cross join lateral (
    select o.id, o.created_at from operations o
    where o.business_id = ${businessId}::uuid and o.customer_id = records.customer_id and o.counts_as_visit
      and o.created_at > c.last_visit_at - make_interval(secs => ${slippingAway.within * DAY_SECONDS}::int)
    offset 0
  ) visit
  left join lateral (
    select 1 as one from operations undone
    where undone.business_id = ${businessId}::uuid and undone.reverses_id = visit.id limit 1
  ) undone on true
  where undone.one is null)`

/**
 * Stores the habits of those among the next customers who have stayed away for so long that they may soon be slipping
 * away, once for each absence. Customers are taken in the order of their ids, from behind `after` on, so that whoever
 * goes on from there reads each customer of a large business once.
 * @returns the id to go on from, null after the last
 */
export async function keepHabits(asking: Asking, after: string | null = null): Promise<string | null> {
  const { tx, businessId } = asking
  const from = after ?? BEFORE_ALL
  const last = await findLastOfNext(asking, from)
  const ids = await holdUnknown(asking, from, last)
  await tx.execute(sql`
    insert into visit_habits (business_id, customer_id, last_visit_at, usual_until)
    select ${businessId}::uuid, c.id, c.last_visit_at, ${usualUntil(businessId)}
    from unnest(${sql.param(ids)}::uuid[]) wanted (id)
    cross join lateral (
      select id, last_visit_at from customers
      where business_id = ${businessId}::uuid and id = wanted.id
      offset 0
    ) c
    on conflict (business_id, customer_id) do update
      set last_visit_at = excluded.last_visit_at, usual_until = excluded.usual_until`)
  return last
}

/** Finds the id of the last of the next customers; null if there are no more than these. */
async function findLastOfNext({ tx, businessId }: Asking, from: string): Promise<string | null> {
  const [last] = await queryRows<{ id: string }>(
    tx,
    sql`
      select id from customers where business_id = ${businessId}::uuid and id > ${from}::uuid
      order by id offset ${sql.raw(String(CUSTOMERS_AT_ONCE - 1))} limit 1`,
  )
  return last?.id ?? null
}

/**
 * Finds the ids of customers whose habit is not stored, and locks them for the transaction: an undo or a merge either
 * happened before their visits are read, or waits and then forgets the habit. Customers who are at a till now are left
 * for the next time. Both ends of the ids are given, since a limit lets PostgreSQL sort all that follow, each time.
 */
async function holdUnknown(
  { tx, businessId, now }: Asking,
  from: string,
  last: string | null,
): Promise<string[]> {
  const ago = (days: number) =>
    sql`${new Date(now.getTime() - days * DAY_SECONDS * 1000).toISOString()}::timestamptz`
  const unknown = await queryRows<{ id: string }>(
    tx,
    sql`
      select c.id from customers c
      left join visit_habits known on known.business_id = ${businessId}::uuid and known.customer_id = c.id
      where c.business_id = ${businessId}::uuid and c.id > ${from}::uuid and c.id <= ${last ?? AFTER_ALL}::uuid
        and c.merged_into is null and c.erased_at is null
        and c.last_visit_at < ${ago(KEPT_FROM_DAYS)} and c.last_visit_at >= ${ago(slippingAway.lostAfter + 1)}
        and known.last_visit_at is distinct from c.last_visit_at
      order by c.id
      for share of c skip locked`,
  )
  return unknown.map(({ id }) => id)
}

/** Deletes the habits of these customers, which are computed anew. */
export async function forgetHabits(
  { tx, businessId }: Pick<Asking, 'tx' | 'businessId'>,
  customerIds: SQL,
): Promise<void> {
  await tx.execute(sql`
    delete from visit_habits where business_id = ${businessId}::uuid and customer_id in (${customerIds})`)
}

/** Compares the stored habits with the visits, and deletes wrong ones. @returns the number of wrong habits */
export async function repairHabits({ tx, businessId }: Pick<Asking, 'tx' | 'businessId'>): Promise<number> {
  const wrong = await queryRows(
    tx,
    sql`
      delete from visit_habits h using customers c
      where h.business_id = ${businessId}::uuid and c.business_id = ${businessId}::uuid and c.id = h.customer_id
        and c.last_visit_at = h.last_visit_at and h.usual_until is distinct from ${usualUntil(businessId)}
      returning h.customer_id`,
  )
  return wrong.length
}
