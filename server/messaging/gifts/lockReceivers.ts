import { sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'

/**
 * Locks the customers to whom one transaction is going to give something, all before the first gift and in one order. Else
 * a till that holds one of them and wants the last of the same stock would wait for this transaction, and this one for the
 * till.
 */
export async function lockReceivers(
  { tx, businessId }: BusinessContext,
  customerIds: string[],
): Promise<void> {
  await tx.execute(sql`select id from customers
    where business_id = ${businessId} and id = any(${sql.param(customerIds)}::uuid[])
    order by id for no key update`)
}
