import { sql } from 'drizzle-orm'
import { findBusiness } from '#server/businesses/directory/index.ts'
import { pooledLift } from '#server/messaging/outcomes/index.ts'
import { readTriggerResults } from '#server/messaging/triggers/index.ts'
import { addDays, localDate, startOfLocalDay } from '#server/platform/calendar.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import type { Spending, WorthView } from './contract.ts'

/** Both stretches that are compared, in days; a year of joining is looked at. */
const STRETCH = 90
const JOINED_WITHIN = 2 * STRETCH + 365

/**
 * Whether the programs pay: what customers spend now beside their own first days, and what automatic messages brought
 * beside those held out of them. The first is no proof of a cause; the second is.
 */
export async function readWorth(ctx: BusinessContext): Promise<WorthView> {
  const results = await readTriggerResults(ctx)
  const compared = results
    .filter(({ held_out }) => held_out.people > 0)
    .map(({ messaged, held_out: heldOut }) => ({ messaged, heldOut }))
  return {
    spending: await compareSpending(ctx),
    triggers: { compared: compared.length, lift: pooledLift(compared) },
  }
}

/** So written that planners without statistics look by customer, and not through all that happened since. */
const at = sql`(o.created_at + interval '0')`

/**
 * What those who joined half a year to a year and a half ago paid in their first 90 days and in the last 90, less what went
 * back, whether they still come or not. One row for each customer before anything is joined, as in `countCohorts`.
 */
async function compareSpending({ tx, businessId, now }: BusinessContext): Promise<Spending> {
  const { time_zone: timeZone } = await findBusiness(tx, businessId)
  const today = localDate(now, timeZone)
  const ago = (days: number) => startOfLocalDay(addDays(today, -days), timeZone).toISOString()
  const [spending] = await queryRows<Spending>(
    tx,
    sql`
      with person as materialized (
        select id, created_at from customers
        where business_id = ${businessId} and merged_into is null and erased_at is null
          and created_at >= ${ago(JOINED_WITHIN)} and created_at < ${ago(2 * STRETCH)}
      ), own as materialized (
        select p.id as person_id, p.id, p.created_at as joined from person p
        union all
        select p.id, m.id, p.created_at from person p
        join customers m on m.business_id = ${businessId} and m.merged_into = p.id
      ), spent as materialized (
        select own.person_id,
          (select coalesce(sum(o.amount), 0) from operations o
            where o.business_id = ${businessId} and o.customer_id = own.id and ${at} >= own.joined
              and ${at} < own.joined + make_interval(days => ${STRETCH})) as first,
          (select coalesce(sum(o.amount), 0) from operations o
            where o.business_id = ${businessId} and o.customer_id = own.id
              and ${at} >= ${ago(STRETCH)} and ${at} <= ${now}) as lately
        from own
      )
      select (select count(*)::int from person) as customers, coalesce(sum(first), 0)::float8 as first,
        coalesce(sum(lately), 0)::float8 as lately
      from spent`,
  )
  return spending!
}
