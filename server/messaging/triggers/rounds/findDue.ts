import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { customers } from '#server/loyalty/customers/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { dedupeKeyName } from '../dedupeKey.ts'
import type { Channel, TriggerKind } from '../kinds.ts'

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

export type Wanted = { kind: TriggerKind; due: SQL; channel: Channel }

/** Selects the dedupe key of `d`, of one channel or without one. */
export const named = (kind: TriggerKind, channel?: Channel): SQL =>
  sql`concat(${`${dedupeKeyName[kind]}:${channel ? `${channel}:` : ''}`}::text, d.customer_id, ':', d.mark)`

/**
 * Selects those due, `d`, who agreed to the channel and were not written to by it for this cause. Customers who were
 * held out are left out.
 */
export const notYetMet = ({ businessId }: BusinessContext, { kind, due, channel }: Wanted): SQL =>
  sql`(${due}) d join customers c on c.business_id = ${businessId} and c.id = d.customer_id
    where ${mayBe[channel]} and c.merged_into is null and c.erased_at is null
      and not exists (select 1 from communication_logs l
        where l.business_id = ${businessId} and l.dedupe_key = ${named(kind, channel)})
      and not exists (select 1 from trigger_holdouts h where h.business_id = ${businessId} and h.dedupe_key = ${named(kind)})`

/** Finds a page of those to write to, in the order of their ids, after a place. */
export function findDue(
  ctx: BusinessContext,
  wanted: Wanted,
  { after, limit }: { after: Place | null; limit: number },
): Promise<Due[]> {
  const from = after
    ? sql`and (d.customer_id, d.mark) > (${after.customer_id}::uuid, ${after.mark}::text)`
    : sql``
  return queryRows<Due>(
    ctx.tx,
    sql`select d.customer_id, d.mark, d.points, d.stamps, d.rewards from ${notYetMet(ctx, wanted)} ${from}
      order by d.customer_id, d.mark limit ${limit}`,
  )
}

export async function findCustomers({ tx, businessId }: BusinessContext, ids: string[]) {
  if (ids.length === 0) return []
  return tx
    .select()
    .from(customers)
    .where(and(eq(customers.business_id, businessId), inArray(customers.id, ids)))
}
