import { sql } from 'drizzle-orm'
import { lockAll } from '#server/loyalty/customers/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'

const ends = [
  ['point_lots', 'expires_at'],
  ['customer_rewards', 'expires_at'],
  ['customer_program_progress', 'card_expires_at'],
].map(([table, end]) => ({ table: sql.identifier(table!), end: sql.identifier(end!) }))

/**
 * Keeps the last day of everything still valid when a business's time zone changes: it ends with that day on the new
 * clock. Otherwise points and rewards would end in the middle of a day that customers were told is their last.
 */
export async function moveEnds(
  ctx: BusinessContext,
  { from, to }: Record<'from' | 'to', string>,
): Promise<void> {
  const { tx, businessId, now } = ctx
  // Every customer is locked first, in one order, as every verb of the ledger locks its customer.
  await lockAll(ctx)
  // By way of UTC: the session's time zone has a part in subtracting from a moment, and a cluster refuses such an update.
  for (const { table, end } of ends)
    await tx.execute(sql`update ${table}
      set ${end} = (((${end} at time zone 'UTC' - interval '1 second') at time zone 'UTC' at time zone ${from})::date + 1
        )::timestamp at time zone ${to}
      where business_id = ${businessId} and ${end} > ${now.toISOString()}::timestamptz`)
}
