import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { customers } from '#server/loyalty/customers/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { loadAccount } from '../loadAccount.ts'
import { expireDue } from './expireDue.ts'

const CUSTOMERS_AT_ONCE = 200

/**
 * The daily sweep: expires what is past its date for up to `most` customers of the business. Repeat it in new
 * transactions while `more` is true, so that no till waits long for a lock.
 */
export async function expireBusiness(
  ctx: BusinessContext,
  most = CUSTOMERS_AT_ONCE,
): Promise<{ customers: number; more: boolean }> {
  const due = await findDue(ctx, most)
  if (due.length === 0) return { customers: 0, more: false }
  for (const customerId of await lockPresent(ctx, due)) {
    const account = await loadAccount(ctx, customerId, { lock: true })
    if (account.somethingDue) await expireDue(ctx, account)
  }
  return { customers: due.length, more: due.length === most }
}

const isPresent = () => and(isNull(customers.merged_into), isNull(customers.erased_at))

/**
 * Locks all of the customers before any reward's stock, in the order of their ids, as everywhere. Customers
 * merged or erased while the sweep waited are left out: the merge or erasure has dealt with what they held.
 */
async function lockPresent({ tx, businessId }: BusinessContext, customerIds: string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.business_id, businessId), inArray(customers.id, customerIds), isPresent()))
    .orderBy(asc(customers.id))
    .for('no key update')
  return rows.map(({ id }) => id)
}

async function findDue({ tx, businessId, now }: BusinessContext, most: number): Promise<string[]> {
  const rows = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(
      sql`${customers.business_id} = ${businessId} and ${isPresent()} and ${customers.id} in (
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
