import { sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import type { RewardSums } from '../contract.ts'

const timesOf = (times: Map<string, number>) =>
  sql`jsonb_each_text(${JSON.stringify(Object.fromEntries(times))}::jsonb)`

/** Rewards handed out now and before, by the ids in the days' sums, each with the cost of one. */
export const findRewards = (
  { tx, businessId }: BusinessContext,
  now: Map<string, number>,
  before: Map<string, number>,
): Promise<RewardSums[]> =>
  queryRows<RewardSums>(
    tx,
    sql`
      select r.id, r.name, p.name as program, coalesce(n.times::int, 0) as handed_out,
        coalesce(b.times::int, 0) as handed_out_before, r.cost::float8 as cost
      from rewards r
      join loyalty_programs p on p.business_id = ${businessId} and p.id = r.program_id
      left join ${timesOf(now)} n (id, times) on n.id::uuid = r.id
      left join ${timesOf(before)} b (id, times) on b.id::uuid = r.id
      where r.business_id = ${businessId} and r.type <> 'rebate_code'
        and (coalesce(n.times::int, 0) <> 0 or coalesce(b.times::int, 0) <> 0
          or r.active and p.archived_at is null)
      order by handed_out desc, r.name, r.id`,
  )
