import { type SQL, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import type { DayCorrection, DayProgram, DaySums } from './dayContract.ts'

/**
 * A day of the business, from its midnight to the next. `userId` limits it to the operations one person recorded.
 */
export type DayWanted = { from: Date; to: Date; userId: string | null }

/** At most this many are listed one by one; the sums contain all. */
const MOST_CORRECTIONS = 200

/**
 * Operations that move money, visits or rewards at the till. Reading a day by index takes the same time however
 * old the business is.
 */
export const operationsOf = ({ businessId }: BusinessContext, { from, to, userId }: DayWanted): SQL => sql`
  select * from operations
  where business_id = ${businessId} and created_at >= ${from} and created_at < ${to}
    and kind in ('purchase', 'refund', 'undo', 'redemption')
    ${userId === null ? sql`` : sql`and staff_user_id = ${userId}`}`

/** Merged customers. They are few, so a day's operations need no join with all customers. */
export const mergedCustomers = ({ businessId }: BusinessContext): SQL =>
  sql`(select id, merged_into from customers where business_id = ${businessId} and merged_into is not null)`

/**
 * The customer an operation served, after a merge the survivor. `merged` is left joined by the operation's
 * customer.
 */
export const servedIn = (operation: SQL, merged: SQL): SQL =>
  sql`case when ${merged}.id is null then ${operation}.customer_id else ${merged}.merged_into end`

const visits = sql`(coalesce(sum(counts_as_visit::int), 0) + coalesce(sum(visits), 0))::int`
const total = sql`coalesce(sum(amount), 0)::float8`

/**
 * Sums of a day for the dashboard, equal to the sums of all its people. Reads indexes alone: the rows of a busy
 * day are many and far apart.
 */
export async function sumDay(
  ctx: BusinessContext,
  wanted: DayWanted,
): Promise<Pick<DaySums, 'visits' | 'total' | 'handed_out'>> {
  const day = operationsOf(ctx, wanted)
  const handedOverIn = (operationId: SQL) => sql`
    (select count(*) from (${day}) o
      join redemptions r on r.business_id = ${ctx.businessId} and r.operation_id = ${operationId})`
  const [sums] = await queryRows<Pick<DaySums, 'visits' | 'total' | 'handed_out'>>(
    ctx.tx,
    sql`
      select ${visits} as visits, ${total} as total,
        (${handedOverIn(sql`o.id`)} - ${handedOverIn(sql`o.reverses_id`)})::int as handed_out
      from (${day}) day`,
  )
  return sums!
}

export type PersonSums = DaySums & { name: string | null }

/** Sums of each person, the largest takings first; every operation of the day belongs to exactly one person. */
export const sumByPerson = (ctx: BusinessContext, wanted: DayWanted): Promise<PersonSums[]> =>
  queryRows<PersonSums>(
    ctx.tx,
    sql`
      with day as (${operationsOf(ctx, wanted)})
      select max(staff_name) as name,
        count(*) filter (where kind = 'purchase')::int as purchases,
        ${visits} as visits,
        coalesce(sum(amount) filter (where kind = 'purchase'), 0)::float8 as taken,
        coalesce(sum(discount_amount) filter (where kind = 'purchase'), 0)::float8 as discounts,
        count(*) filter (where kind = 'refund')::int as refunds,
        coalesce(-sum(amount) filter (where kind = 'refund'), 0)::float8 as refunded,
        count(*) filter (where kind = 'undo' and amount is not null)::int as undos,
        coalesce(-sum(amount) filter (where kind = 'undo'), 0)::float8 as undone,
        ${total} as total,
        coalesce(sum(${usedBy(ctx, sql`day.id`)} - ${usedBy(ctx, sql`day.reverses_id`)}), 0)::int as handed_out
      from day
      group by staff_user_id, case when staff_user_id is null then staff_name end
      order by total desc, name`,
  )

/** Counts the rewards that an operation handed over. */
const usedBy = ({ businessId }: BusinessContext, operationId: SQL): SQL =>
  sql`(select count(*) from redemptions r where r.business_id = ${businessId} and r.operation_id = ${operationId})`

/** Counts the customers who joined on the day and still exist, and the different customers served. */
export async function countDayCustomers(
  ctx: BusinessContext,
  wanted: DayWanted,
): Promise<{ served: number; joined: number }> {
  const { tx, businessId } = ctx
  const [counts] = await queryRows<{ served: number; joined: number }>(
    tx,
    sql`
      select
        (select count(distinct ${servedIn(sql`o`, sql`m`)})::int
          from (${operationsOf(ctx, wanted)}) o
          left join ${mergedCustomers(ctx)} m on m.id = o.customer_id
          where o.kind = 'purchase') as served,
        (select count(*)::int from customers
          where business_id = ${businessId} and created_at >= ${wanted.from} and created_at < ${wanted.to}
            and merged_into is null and erased_at is null) as joined`,
  )
  return counts!
}

/** Sums of each program, less what was undone; programs whose sums are all 0 are left out. */
export const sumByProgram = (
  { tx, businessId }: BusinessContext,
  { from, to }: DayWanted,
): Promise<DayProgram[]> =>
  queryRows<DayProgram>(
    tx,
    sql`
      select p.id as program_id, p.name, p.type, t.points_given, t.points_used, t.stamps_given, t.rewards_earned
      from loyalty_programs p
      cross join lateral (
        select
          coalesce(sum(points) filter (where kind = 'accrual' or kind = 'reversal' and points < 0), 0)::float8
            as points_given,
          coalesce(-sum(points) filter (where kind = 'redemption' or kind = 'reversal' and points > 0), 0)::float8
            as points_used,
          coalesce(sum(stamps) filter (where kind = 'accrual' or kind = 'reversal' and stamps < 0), 0)::float8
            as stamps_given,
          coalesce(sum(rewards), 0)::float8 as rewards_earned
        from transactions
        where business_id = ${businessId} and program_id = p.id and kind in ('accrual', 'redemption', 'reversal')
          and created_at >= ${from} and created_at < ${to}
      ) t
      where p.business_id = ${businessId}
        and (t.points_given, t.points_used, t.stamps_given, t.rewards_earned) <> (0, 0, 0, 0)
      order by p.created_at, p.id`,
  )

type CorrectionRow = Omit<DayCorrection, 'at'> & { at: Date | string }

/** Refunds and undos of the day with their reasons, newest first. */
export async function findCorrections(ctx: BusinessContext, wanted: DayWanted): Promise<DayCorrection[]> {
  const rows = await queryRows<CorrectionRow>(
    ctx.tx,
    sql`
      select o.id, o.kind, o.created_at as at, -o.amount::float8 as amount, o.staff_name, o.note,
        r.kind as of
      from (${operationsOf(ctx, wanted)}) o
      left join operations r on r.business_id = ${ctx.businessId} and r.id = coalesce(o.reverses_id, o.refunds_id)
      where o.kind in ('refund', 'undo')
      order by o.created_at desc, o.id desc
      limit ${MOST_CORRECTIONS}`,
  )
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at).toISOString() }))
}
