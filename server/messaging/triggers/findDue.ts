import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { customers } from '#server/loyalty/customers/tables.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import type { Channel, TriggerKind } from './kinds.ts'
import { occurrenceName } from './occurrence.ts'

export type Due = {
  customer_id: string
  mark: string
  points: number
  stamps: number
  rewards: { name: string; code: string; ends_at: string | null }[] | null
}
export type Place = Pick<Due, 'customer_id' | 'mark'>

const mayBe: Record<Channel, SQL> = {
  sms: sql`c.opted_in_sms and c.phone is not null`,
  email: sql`c.opted_in_email and c.email is not null`,
}

/**
 * Of those who are due, the ones that can be written to by one of the channels and were not yet: by the first of them, for
 * this occurrence. Whoever was held out is not met again.
 */
const open = ({ businessId }: BusinessContext, kind: TriggerKind, due: SQL, by: Channel[]): SQL => {
  const named = (channel: string) =>
    sql`concat(${`${occurrenceName[kind]}${channel}:`}::text, d.customer_id, ':', d.mark)`
  return sql`(${due}) d join customers c on c.business_id = ${businessId} and c.id = d.customer_id
    where (${sql.join(
      by.map((channel) => sql`(${mayBe[channel]})`),
      sql` or `,
    )})
      and c.merged_into is null and c.erased_at is null
      and not exists (select from communication_logs l
        where l.business_id = ${businessId} and l.occurrence = ${named(`:${by[0]}`)})
      and not exists (select from trigger_holdouts h where h.business_id = ${businessId} and h.occurrence = ${named('')})`
}

type Wanted = { kind: TriggerKind; due: SQL; by: Channel[] }

/** A page of them in the order of their ids, after a place. */
export function findDue(
  ctx: BusinessContext,
  { kind, due, by }: Wanted,
  { after, limit }: { after: Place | null; limit: number },
): Promise<Due[]> {
  const from = after
    ? sql`and (d.customer_id, d.mark) > (${after.customer_id}::uuid, ${after.mark}::text)`
    : sql``
  return queryRows<Due>(
    ctx.tx,
    sql`select d.customer_id, d.mark, d.points, d.stamps, d.rewards from ${open(ctx, kind, due, by)} ${from}
      order by d.customer_id, d.mark limit ${limit}`,
  )
}

/** How many people they are, and how many of them each channel reaches. */
export async function countDue(ctx: BusinessContext, { kind, due, by }: Wanted) {
  const reached = (channel: Channel) =>
    by.includes(channel) ? sql`count(distinct d.customer_id) filter (where ${mayBe[channel]})` : sql`0`
  const [counts] = await queryRows<{ guests: number; sms: number; email: number }>(
    ctx.tx,
    sql`select count(distinct d.customer_id)::float8 as guests, (${reached('sms')})::float8 as sms,
        (${reached('email')})::float8 as email
      from ${open(ctx, kind, due, by)}`,
  )
  return counts!
}

export async function findCustomers({ tx, businessId }: BusinessContext, ids: string[]) {
  if (ids.length === 0) return []
  return tx
    .select()
    .from(customers)
    .where(and(eq(customers.business_id, businessId), inArray(customers.id, ids)))
}
