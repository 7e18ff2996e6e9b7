import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { customers } from '#server/customers/tables.ts'
import type { ShopContext } from '#server/platform/context.ts'
import { expireDue } from './expireDue.ts'
import { loadAccount } from './loadAccount.ts'

const CUSTOMERS_AT_ONCE = 200

/**
 * The daily sweep: expires what is past its date for up to `most` customers of the shop. Repeat it, each time
 * in a transaction of its own, while `more` is true, so that no till waits long for a lock.
 */
export async function expireShop(
  ctx: ShopContext,
  most = CUSTOMERS_AT_ONCE,
): Promise<{ customers: number; more: boolean }> {
  const due = await findDue(ctx, most)
  if (due.length === 0) return { customers: 0, more: false }
  // All customers before any reward's stock, in the order of their ids, as everywhere.
  await ctx.tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.business_id, ctx.businessId), inArray(customers.id, due)))
    .orderBy(asc(customers.id))
    .for('no key update')
  for (const customerId of due) {
    const account = await loadAccount(ctx, customerId, { lock: true })
    if (account.somethingDue) await expireDue(ctx, account)
  }
  return { customers: due.length, more: due.length === most }
}

async function findDue({ tx, businessId, now }: ShopContext, most: number): Promise<string[]> {
  const rows = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(
      sql`${customers.business_id} = ${businessId} and ${customers.merged_into} is null
        and ${customers.erased_at} is null and ${customers.id} in (
          select customer_id from point_lots
            where business_id = ${businessId} and remaining > 0 and expires_at <= ${now}
          union select customer_id from customer_rewards
            where business_id = ${businessId} and status = 'earned' and expires_at <= ${now}
          union select customer_id from customer_program_progress
            where business_id = ${businessId} and card_expires_at <= ${now})`,
    )
    .orderBy(asc(customers.id))
    .limit(most)
  return rows.map(({ id }) => id)
}
