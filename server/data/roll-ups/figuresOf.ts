import { type SQL, sql } from 'drizzle-orm'
import { type Asked, inRuns } from './pieces.ts'

/** Columns of `day_figures` besides the business. */
export const figureColumns = `day, operations, purchases, revenue, visits, discounts, handed_out, points_given, points_used,
  points_expired, points_moved, rewards_earned, joined, joined_through, rewards, hours`

/** An undone transaction does not count: each undo or cancelled claim undoes exactly one. */
export const transactions = sql`(
  count(*) filter (where kind in ('purchase', 'claim', 'redemption', 'issue', 'adjustment'))
  - count(*) filter (where kind in ('undo', 'cancel_claim') or kind = 'refund' and reverses_id is not null))`
export const purchases = sql`count(*) filter (where kind = 'purchase')`

/**
 * Rewards that an operation redeemed. Here and below `offset` makes the database look rows up by index for each row
 * before, whatever the planner expects: joined by hash, it would read those of every business.
 */
const redeemedBy = (businessId: string, operation: SQL): SQL => sql`
  select customer_reward_id from redemptions
  where business_id = ${businessId}::uuid and operation_id = ${operation} offset 0`

/** Sums of each day, in the columns of `day_figures`. */
export const figuresOf = ({ businessId, timeZone, pieces }: Asked): SQL => {
  return sql`with made as (
      select day, ${transactions} as operations, ${purchases} as purchases
      from done group by day
    ), sales as (
      select day, sum(amount) as revenue, sum(visits) as visits,
        sum(discount_amount) filter (where is_purchase) as discounts
      from acted group by day
    ), used as materialized (
      select done.day, r.customer_reward_id, 1 as times from done
      cross join lateral (${redeemedBy(businessId, sql`done.id`)}) r
      where done.kind in ('purchase', 'refund', 'undo', 'redemption')
      union all
      select done.day, r.customer_reward_id, -1 from done
      cross join lateral (${redeemedBy(businessId, sql`done.reverses_id`)}) r
      where done.kind in ('purchase', 'refund', 'undo', 'redemption')
    ), handed as (
      select day, sum(times) as handed_out, jsonb_object_agg(reward_id, times) as rewards
      from (
        select used.day, h.reward_id, sum(used.times) as times from used
        cross join lateral (
          select reward_id from customer_rewards
          where business_id = ${businessId}::uuid and id = used.customer_reward_id limit 1
        ) h
        group by used.day, h.reward_id
      ) by_reward group by day
    ), entries as materialized (${inRuns(
      pieces,
      (within) => sql`
      select t.kind, t.points, t.rewards, t.created_at
      from loyalty_programs p
      cross join lateral (
        select kind, points, rewards, created_at from transactions
        where business_id = ${businessId}::uuid and program_id = p.id
          and ${within(sql`created_at`)} offset 0
      ) t
      where p.business_id = ${businessId}::uuid`,
    )}
    ), given as (
      select d.day, sum(t.points) filter (where t.kind = 'accrual' or t.kind = 'reversal' and t.points < 0) as points_given,
        -sum(t.points) filter (where t.kind = 'redemption' or t.kind = 'reversal' and t.points > 0) as points_used,
        -sum(t.points) filter (where t.kind = 'expiration') as points_expired, sum(t.points) as points_moved,
        sum(t.rewards) filter (where t.kind in ('accrual', 'redemption', 'reversal', 'expiration')) as rewards_earned
      from entries t join d on t.created_at >= d.begins and t.created_at < d.ends
      group by d.day
    ), came as (
      select day, jsonb_object_agg(hour, visits) as hours
      from (
        select day, extract(hour from created_at at time zone ${timeZone})::int as hour, count(*) as visits
        from acted where is_purchase and visits > 0 group by 1, 2
      ) by_hour group by day
    ), people as materialized (${inRuns(
      pieces,
      (within) => sql`
      select created_at, qr_code_id from customers
      where business_id = ${businessId}::uuid and ${within(sql`created_at`)} and merged_into is null and erased_at is null`,
    )}
    ), joining as (
      select day, sum(joined) as joined,
        coalesce(jsonb_object_agg(qr_code_id, joined) filter (where qr_code_id is not null), '{}') as joined_through
      from (
        select d.day, c.qr_code_id, count(*) as joined
        from people c join d on c.created_at >= d.begins and c.created_at < d.ends
        group by d.day, c.qr_code_id
      ) by_code group by day
    )
    select day, coalesce(operations, 0) as operations, coalesce(purchases, 0) as purchases,
      coalesce(revenue, 0) as revenue, coalesce(visits, 0) as visits, coalesce(discounts, 0) as discounts,
      coalesce(handed_out, 0) as handed_out, coalesce(points_given, 0) as points_given,
      coalesce(points_used, 0) as points_used, coalesce(points_expired, 0) as points_expired,
      coalesce(points_moved, 0) as points_moved, coalesce(rewards_earned, 0) as rewards_earned,
      coalesce(joined, 0) as joined, coalesce(joined_through, '{}') as joined_through,
      coalesce(rewards, '{}') as rewards, coalesce(hours, '{}') as hours
    from d
    left join made using (day) left join sales using (day) left join handed using (day) left join given using (day)
    left join came using (day) left join joining using (day)`
}
