import { and, eq } from 'drizzle-orm'
import { phoneDigits } from '#server/platform/contact/phone.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { type Customer, newUniqueCustomerId, searchTextOf, withoutPerson } from './customer.ts'
import { customers } from './tables.ts'

const one = (businessId: string, customerId: string) =>
  and(eq(customers.business_id, businessId), eq(customers.id, customerId))

/** The fields of a customer that people write. */
export type Details = Pick<Customer, 'first_name' | 'last_name' | 'email' | 'phone' | 'birthday' | 'notes'>

/**
 * Changes the details of a customer whose row is locked. A new phone is not proven yet, so the PIN of the former one is
 * removed. Links to the card that were sent to a former address or phone end.
 */
export async function changeDetails(
  { tx, businessId, now }: BusinessContext,
  customer: Customer,
  next: Partial<Details>,
): Promise<Customer> {
  const { phone = customer.phone, email = customer.email } = next
  const [changed] = await tx
    .update(customers)
    .set({
      ...next,
      ...(phone !== customer.phone && {
        auth_phone: phone && phoneDigits(phone),
        auth_pin: null,
        phone_proven_at: null,
      }),
      ...((phone !== customer.phone || email !== customer.email) && { links_ended_at: now }),
      search_text: searchTextOf({ ...customer, ...next }),
      version: customer.version + 1,
    })
    .where(one(businessId, customer.id))
    .returning()
  return changed!
}

/** Allows a customer to use the portal, or forbids it. */
export async function setPortalEnabled(
  { tx, businessId }: BusinessContext,
  customerId: string,
  enabled: boolean,
): Promise<void> {
  await tx.update(customers).set({ portal_enabled: enabled }).where(one(businessId, customerId))
}

/** Sums over a customer's programs, visits and purchases. */
export type Totals = Pick<
  Customer,
  'total_points' | 'lifetime_points_earned' | 'total_visits' | 'last_visit_at' | 'total_spent'
>

/**
 * Writes the sums of the ledger. Only the ledger calls it; it holds the customer's lock. Nothing is sent before
 * `execute`.
 */
export const setTotals = (
  { tx, businessId }: BusinessContext,
  { id, ...totals }: Totals & Pick<Customer, 'id'>,
) => tx.update(customers).set(totals).where(one(businessId, id))

/** The columns of a merged or erased customer, without personal data. */
const redacted = ({ version }: Customer) => ({ ...withoutPerson, version: version + 1 })

/** The columns of a survivor after a merge. */
export type Joined = Details & Pick<Customer, 'auth_phone' | 'auth_pin' | 'phone_proven_at' | 'qr_code_id'>

/**
 * Merges a duplicate into a survivor; both rows are locked. Customers merged into the duplicate earlier then point to
 * the survivor, so that one step always leads to the end.
 */
export async function joinCustomers(
  { tx, businessId, now }: BusinessContext,
  { survivor, duplicate, joined }: { survivor: Customer; duplicate: Customer; joined: Joined },
): Promise<void> {
  await tx
    .update(customers)
    .set({ merged_into: survivor.id })
    .where(and(eq(customers.business_id, businessId), eq(customers.merged_into, duplicate.id)))
  // The duplicate's phone is removed first: a phone is unique in a business.
  await tx
    .update(customers)
    .set({ ...redacted(duplicate), merged_into: survivor.id })
    .where(one(businessId, duplicate.id))
  await tx
    .update(customers)
    .set({
      ...joined,
      links_ended_at: now,
      search_text: searchTextOf({ ...survivor, ...joined }),
      version: survivor.version + 1,
    })
    .where(one(businessId, survivor.id))
}

/**
 * Removes the personal data from a customer's row. The CUS id, which may be in old mails, is replaced and leads
 * nowhere.
 */
export async function makeAnonymous(
  { tx, businessId, now }: BusinessContext,
  customer: Customer,
): Promise<void> {
  await tx
    .update(customers)
    .set({ ...redacted(customer), unique_customer_id: newUniqueCustomerId(), erased_at: now })
    .where(one(businessId, customer.id))
}

/** Removes the personal data of every customer when a business is erased. */
export async function makeAllAnonymous({ tx, businessId, now }: BusinessContext): Promise<void> {
  await tx
    .update(customers)
    .set({ ...withoutPerson, erased_at: now })
    .where(eq(customers.business_id, businessId))
}
