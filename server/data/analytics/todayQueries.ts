import { sql } from 'drizzle-orm'
import { personOf } from '#server/loyalty/customers/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import type { DashboardView } from './contract.ts'
import { type DayWanted, operationsOf } from './dayQueries.ts'
import type { Person } from './person.ts'

/** As many as people can read at a glance. */
const MOST_SERVED = 8

/** The customers served on a day, the last one first; after a merge the survivor, without erased ones. */
export const findServed = (ctx: BusinessContext, day: DayWanted): Promise<Person[]> =>
  queryRows<Person>(
    ctx.tx,
    sql`
      select s.id, s.first_name, s.last_name, s.email, s.phone, s.unique_customer_id
      from (${operationsOf(ctx, day)}) o
      join customers c on c.business_id = ${ctx.businessId} and c.id = o.customer_id
      join customers s on s.business_id = ${ctx.businessId} and s.id = ${personOf(sql`c`)}
      where o.kind = 'purchase' and s.erased_at is null
      group by s.id, s.first_name, s.last_name, s.email, s.phone, s.unique_customer_id
      order by max(o.created_at) desc, s.id
      limit ${MOST_SERVED}`,
  )

type Counted = Omit<DashboardView['waiting'], 'full' | 'email_refused'>

/** Counts of what staff should look at or hand out. */
export async function countWaiting({ tx, businessId, now }: BusinessContext): Promise<Counted> {
  const [counts] = await queryRows<Counted>(
    tx,
    sql`
      select rewards.all as rewards, rewards.holders as reward_holders,
        (select count(*)::int from communication_logs
          where business_id = ${businessId} and created_at > ${now}::timestamptz - interval '7 days'
            and state = 'withheld') as withheld,
        (select count(*)::int from rewards
          where business_id = ${businessId} and type = 'catalogue' and active and stock = 0) as sold_out
      from (
        select count(*)::int as all, count(distinct customer_id)::int as holders
        from customer_rewards
        where business_id = ${businessId} and status = 'earned' and (expires_at is null or expires_at > ${now})
      ) rewards`,
  )
  return counts!
}
