import { asc, sql } from 'drizzle-orm'
import { lockPresentIds, presentCustomers } from '#server/loyalty/customers/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { loadAccount } from '../account/loadAccount.ts'
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
  // Locks all customers before any reward's stock. Customers merged or erased meanwhile are skipped.
  for (const customerId of await lockPresentIds(ctx, due)) {
    const account = await loadAccount(ctx, customerId, { lock: true })
    if (account.somethingDue) await expireDue(ctx, account)
  }
  return { customers: due.length, more: due.length === most }
}

/** Customers with something past its date. */
async function findDue({ tx, businessId, now }: BusinessContext, most: number): Promise<string[]> {
  const present = presentCustomers({ tx, businessId })
  const rows = await tx
    .select({ id: present.id })
    .from(present)
    .where(
      sql`${present.id} in (
          select customer_id from point_lots
            where business_id = ${businessId} and remaining > 0 and expires_at <= ${now}
          union select customer_id from customer_rewards
            where business_id = ${businessId} and status = 'earned' and expires_at <= ${now}
          union select customer_id from customer_program_progress
            where business_id = ${businessId} and card_expires_at <= ${now})`,
    )
    .orderBy(asc(present.id))
    .limit(most)
  return rows.map(({ id }) => id)
}
