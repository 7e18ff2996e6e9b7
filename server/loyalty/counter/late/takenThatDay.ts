import { sql } from 'drizzle-orm'
import { findRewards } from '#server/loyalty/programs/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'

/**
 * What rewards cost that a customer got without a connection on the business's day of `at`, in minor units, as far as
 * they were recorded and still stand.
 */
export async function findTakenThatDay(
  ctx: BusinessContext,
  customerId: string,
  at: Date,
  timeZone: string,
): Promise<number> {
  const taken = await queryRows<{ reward_id: string }>(
    ctx.tx,
    sql`
      select h.reward_id
      from operations o
      join redemptions r on r.business_id = ${ctx.businessId} and r.operation_id = o.id
      join customer_rewards h on h.business_id = ${ctx.businessId} and h.id = r.customer_reward_id
      where o.business_id = ${ctx.businessId} and o.customer_id = ${customerId}::uuid
        and o.kind = 'redemption' and o.happened_at is not null and r.reversed_at is null
        and (o.happened_at at time zone ${timeZone})::date
          = (${at.toISOString()}::timestamptz at time zone ${timeZone})::date`,
  )
  if (taken.length === 0) return 0
  const costs = new Map((await findRewards(ctx)).map(({ id, cost }) => [id, cost ?? 0]))
  return taken.reduce((sum, { reward_id }) => sum + (costs.get(reward_id) ?? 0), 0)
}
