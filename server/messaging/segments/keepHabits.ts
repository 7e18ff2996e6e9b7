import { type SQL, sql } from 'drizzle-orm'
import { personOf } from '#server/loyalty/customers/index.ts'
import { idsOf, type Subscriber } from '#server/loyalty/events/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { slippingAway } from './slippingAway.ts'

type Business = Pick<BusinessContext, 'tx' | 'businessId'>

/** Keeps the habits of those whose visits may have changed. */
export const habitSubscriber: Subscriber = {
  types: ['operation.recorded', 'customer.merged', 'customer.erased'],
  async handle(ctx, happened) {
    const ids = (['operation.recorded', 'customer.merged', 'customer.erased'] as const).flatMap((type) =>
      idsOf(happened, type).map(({ customer_id }) => sql`${customer_id}::uuid`),
    )
    // A list and no table of ids, of which the planner expects so many that it would read every visit of the business.
    await keepHabits(ctx, sql`c.id in (${sql.join(ids, sql`, `)})`)
  },
}

/** Compares the habits of all customers with their visits. @returns how many were wrong, and are right now */
export async function repairHabits(business: Business): Promise<number> {
  const { tx, businessId } = business
  // Whoever keeps one of them meanwhile waits, and is not overwritten by what was true before.
  await tx.execute(sql`select from visit_habits where business_id = ${businessId}::uuid for update`)
  return keepHabits(business, sql`true`)
}

/**
 * Makes the habits of the customers `c` who are meant, or of whom they were merged into, what their visits say. Visits that
 * were taken back are none, and those of a merged duplicate are the survivor's.
 */
async function keepHabits({ tx, businessId }: Business, meant: SQL): Promise<number> {
  const { within, visits, gaps } = slippingAway
  const changed = await queryRows(
    tx,
    sql`
      with people as materialized (
        select s.id, s.last_visit_at, s.erased_at
        from (select distinct ${personOf(sql`c`)} as id from customers c where c.business_id = ${businessId}::uuid and ${meant}) p
        join customers s on s.business_id = ${businessId}::uuid and s.id = p.id
      ), records as (
        select id, id as person_id, last_visit_at from people where erased_at is null
        union all
        select m.id, p.id, p.last_visit_at from people p
        join customers m on m.business_id = ${businessId}::uuid and m.merged_into = p.id
        where p.erased_at is null
      ), habits as materialized (
        select r.person_id, max(o.created_at) + make_interval(secs => ${gaps}::int * extract(epoch
          from max(o.created_at) - min(o.created_at))::float8 / (count(*) - 1)) as usual_until
        from records r
        join operations o on o.business_id = ${businessId}::uuid and o.customer_id = r.id
          and o.created_at > r.last_visit_at - make_interval(secs => ${within * DAY_SECONDS}::int)
        left join operations undone on undone.business_id = ${businessId}::uuid and undone.reverses_id = o.id
        where o.counts_as_visit and undone.id is null
        group by r.person_id
        having count(*) >= ${visits}
      ), given_up as (
        delete from visit_habits h using people p
        where h.business_id = ${businessId}::uuid and h.customer_id = p.id
          and not exists (select from habits where person_id = p.id)
        returning h.customer_id
      ), kept as (
        insert into visit_habits as h (business_id, customer_id, usual_until)
        select ${businessId}::uuid, person_id, usual_until from habits
        on conflict (business_id, customer_id) do update set usual_until = excluded.usual_until
        where h.usual_until <> excluded.usual_until
        returning h.customer_id
      )
      select customer_id from given_up union all select customer_id from kept`,
  )
  return changed.length
}

const DAY_SECONDS = 86_400
