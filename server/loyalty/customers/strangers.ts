import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { customers } from './tables.ts'

/**
 * SQL condition: true if a customer, by the alias or name of their row, is a stranger to the business. Anybody who
 * types an address into its form makes one. Customers who came and paid, or whom the business itself added, are no
 * strangers.
 */
export const isStranger = (
  businessId: string,
  customer: SQL,
): SQL<boolean> => sql`(${customer}.total_visits = 0 and not exists (
  select 1 from consents s where s.business_id = ${businessId} and s.customer_id = ${customer}.id
    and s.channel = 'email' and s.given and s.source in ('given to staff', 'import', 'mailchimp')))`

/** The ids of the strangers among these customers. */
export async function findStrangers(
  { tx, businessId }: BusinessContext,
  ids: string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const found = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        eq(customers.business_id, businessId),
        inArray(customers.id, ids),
        isStranger(businessId, sql`customers`),
      ),
    )
  return new Set(found.map(({ id }) => id))
}
