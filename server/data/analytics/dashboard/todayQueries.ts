import { type SQL, sql } from 'drizzle-orm'
import { countCases } from '#server/loyalty/counter/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows, writtenOnce } from '#server/platform/database/index.ts'
import { type DayWanted, mergedCustomers, operationsOf, servedIn } from '../day/dayQueries.ts'
import type { Person } from '../person.ts'
import type { DashboardView } from './dashboardContract.ts'

/** As many as people can read at a glance. */
const MOST_SERVED = 8

/** Among this many purchases there are nearly always `MOST_SERVED` different customers. */
const NEWEST_PURCHASES = 200

/**
 * Customers served on a day, the last one first; after a merge the survivor, without erased ones. The newest
 * purchases are searched first, because a large business has ten thousand a day.
 */
export async function findServed(ctx: BusinessContext, day: DayWanted): Promise<Person[]> {
  const newest = await servedBy(
    ctx,
    sql`(${purchasesOf(ctx, day)} order by created_at desc limit ${NEWEST_PURCHASES})`,
  )
  return newest.length === MOST_SERVED ? newest : servedBy(ctx, sql`(${purchasesOf(ctx, day)})`)
}

const purchasesOf = (ctx: BusinessContext, day: DayWanted): SQL =>
  sql`select customer_id, created_at from (${operationsOf(ctx, day)}) done where kind = 'purchase'`

/** Looks customers up one by one until there are enough: a join would read all customers of a large business. */
const servedBy = (ctx: BusinessContext, purchases: SQL): Promise<Person[]> =>
  queryRows<Person>(
    ctx.tx,
    sql`
      select s.*
      from (
        select ${servedIn(sql`o`, sql`m`)} as id, max(o.created_at) as last_at
        from ${purchases} o
        left join ${mergedCustomers(ctx)} m on m.id = o.customer_id
        group by 1
        order by last_at desc, id
      ) served
      cross join lateral (
        select c.id, c.first_name, c.last_name, c.email, c.phone, c.unique_customer_id from customers c
        where c.business_id = ${ctx.businessId} and c.id = served.id and c.erased_at is null
        limit 1
      ) s
      order by served.last_at desc, served.id
      limit ${MOST_SERVED}`,
  )

type Counted = Omit<DashboardView['waiting'], 'full' | 'email_refused'>

/** Counts what staff should look at or hand out. */
export async function countWaiting({ tx, businessId, now }: BusinessContext): Promise<Counted> {
  const [counts] = await waiting(tx).execute({ businessId, now: now.toISOString() })
  return counts!
}

const ofBusiness = sql.placeholder('businessId')
const moment = sql`${sql.placeholder('now')}::timestamptz`

const waiting = writtenOnce((tx) =>
  tx
    .select({
      rewards: sql<number>`rewards.all`,
      reward_holders: sql<number>`rewards.holders`,
      withheld: sql<number>`(select count(*)::int from communication_logs
        where business_id = ${ofBusiness} and created_at > ${moment} - interval '7 days' and state = 'withheld')`,
      sold_out: sql<number>`(select count(*)::int from rewards
        where business_id = ${ofBusiness} and type = 'catalogue' and active and stock = 0)`,
      no_reward: sql<number>`(select count(*)::int from loyalty_programs p
        where p.business_id = ${ofBusiness} and p.type = 'points' and p.status = 'active'
          and not exists (select 1 from rewards r where r.business_id = ${ofBusiness}
            and r.program_id = p.id and r.type = 'catalogue' and r.active))`,
      late_cases: countCases(ofBusiness),
    })
    .from(sql`(
      select count(*)::int as all, count(distinct customer_id)::int as holders
      from customer_rewards
      where business_id = ${ofBusiness} and status = 'earned' and (expires_at is null or expires_at > ${moment})
    ) rewards`)
    .prepare('what_waits'),
)
