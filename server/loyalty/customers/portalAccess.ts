import { and, asc, eq, gt, isNotNull, notLike, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { customers } from './tables.ts'

// The portal's sign-in writes these columns of a customer's row: the proven phone, the PIN, and the last login.

type Scope = Pick<BusinessContext, 'tx' | 'businessId'>

const one = (businessId: string, customerId: string) =>
  and(eq(customers.business_id, businessId), eq(customers.id, customerId))

/** A customer's phone (E.164) and stored PIN, of merged and erased ones too. */
export async function findPhoneAndPin({ tx, businessId }: Scope, customerId: string) {
  const [found] = await tx
    .select({ phone: customers.phone, auth_pin: customers.auth_pin })
    .from(customers)
    .where(one(businessId, customerId))
  return found
}

/**
 * Marks the phone (E.164) as the customer's and stores their PIN, if they chose one. A PIN from before the first proof
 * is removed: anybody may have chosen it.
 * @returns the PIN as it is stored now; undefined if the number is no longer the customer's
 */
export async function markPhoneProvenWithPin(
  { tx, businessId, now }: Scope & { now: Date },
  { customerId, phone }: { customerId: string; phone: string },
  sealedPin: string | null,
) {
  const [proven] = await tx
    .update(customers)
    .set({
      phone_proven_at: sql`coalesce(${customers.phone_proven_at}, ${now.toISOString()}::timestamptz)`,
      auth_pin:
        sealedPin ?? sql`case when ${customers.phone_proven_at} is not null then ${customers.auth_pin} end`,
    })
    .where(and(one(businessId, customerId), eq(customers.phone, phone)))
    .returning({ keptPin: customers.auth_pin, birthday: customers.birthday })
  return proven
}

/** Locks customers whose stored PIN is not like `newest`, by id, from after `after`. */
export const lockOlderPins = (
  { tx, businessId }: Scope,
  newest: string,
  after: string | undefined,
  most: number,
) =>
  tx
    .select({ id: customers.id, phone: customers.phone, kept: customers.auth_pin })
    .from(customers)
    .where(
      and(
        eq(customers.business_id, businessId),
        isNotNull(customers.auth_pin),
        notLike(customers.auth_pin, newest),
        after ? gt(customers.id, after) : undefined,
      ),
    )
    .orderBy(asc(customers.id))
    .limit(most)
    .for('no key update')

/** Replaces the sealed form of a PIN; the PIN itself stays. */
export async function replacePin(
  { tx, businessId }: Scope,
  customerId: string,
  sealedPin: string,
): Promise<void> {
  await tx.update(customers).set({ auth_pin: sealedPin }).where(one(businessId, customerId))
}

/** Records when a customer signed in to the portal, locks their row, and gives their PIN as it is stored now. */
export async function recordLogin(tx: Tx, businessId: string, customerId: string, now: Date) {
  const [customer] = await tx
    .update(customers)
    .set({ last_login_at: now })
    .where(one(businessId, customerId))
    .returning({
      first: customers.first_name,
      last: customers.last_name,
      phone: customers.phone,
      keptPin: customers.auth_pin,
    })
  return customer!
}
