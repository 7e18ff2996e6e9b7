import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Customer } from './customer.ts'
import { customers } from './tables.ts'

// Every verb that locks several customers locks them by ascending id. The lock is not FOR UPDATE: an entry's foreign
// key takes a shared lock of the row, and two tills would block each other.

/** Locks and reads customers, merged and erased ones too. */
export function lockCustomers({ tx, businessId }: BusinessContext, ids: string[]): Promise<Customer[]> {
  return tx
    .select()
    .from(customers)
    .where(and(eq(customers.business_id, businessId), inArray(customers.id, ids)))
    .orderBy(customers.id)
    .for('no key update')
}

/** Locks any number of customers without reading their rows. */
export async function lockMany({ tx, businessId }: BusinessContext, ids: string[]): Promise<void> {
  await tx.execute(sql`select id from customers
    where business_id = ${businessId} and id = any(${sql.param(ids)}::uuid[])
    order by id for no key update`)
}

/** Locks every customer of a business. The statement counts them, because nobody needs their ids. */
export async function lockAll({ tx, businessId }: BusinessContext): Promise<void> {
  await tx.execute(
    sql`select count(*) from (
      select 1 from customers where business_id = ${businessId} order by id for no key update) locked`,
  )
}

/** Locks the customers who were neither merged nor erased, and returns their ids. */
export async function lockPresentIds({ tx, businessId }: BusinessContext, ids: string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        eq(customers.business_id, businessId),
        inArray(customers.id, ids),
        isNull(customers.merged_into),
        isNull(customers.erased_at),
      ),
    )
    .orderBy(asc(customers.id))
    .for('no key update')
  return rows.map(({ id }) => id)
}

/** Locks everybody with one of these addresses (lower-cased). */
export const lockByEmail = ({ tx, businessId }: BusinessContext, emails: string[]) =>
  tx
    .select({ id: customers.id, email: customers.email, opted_in_email: customers.opted_in_email })
    .from(customers)
    .where(and(eq(customers.business_id, businessId), inArray(customers.email, emails)))
    .orderBy(asc(customers.id))
    .for('no key update')

/** A customer and everybody with an address (lower-cased), by id; locked if `lock` is set. */
export async function findHolders(
  { tx, businessId }: BusinessContext,
  { customerId, email }: { customerId: string | null; email: string },
  { lock }: { lock: boolean },
): Promise<Customer[]> {
  const people = tx
    .select()
    .from(customers)
    .where(
      and(
        eq(customers.business_id, businessId),
        or(eq(customers.email, email), customerId ? eq(customers.id, customerId) : undefined),
      ),
    )
    .orderBy(asc(customers.id))
  return lock ? people.for('no key update') : people
}
