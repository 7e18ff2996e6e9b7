import { and, asc, eq, gt, inArray, isNotNull, isNull, notLike, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Tx } from '#server/platform/database/index.ts'
import type { Customer } from './customer.ts'
import { customers } from './tables.ts'

// The portal's sign-in writes these columns of a customer's row: the proven phone, the PIN, the end of links, and the
// last login.

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
      ...(sealedPin && { links_ended_at: endedByPin(now) }),
    })
    .where(and(one(businessId, customerId), eq(customers.phone, phone)))
    .returning({ keptPin: customers.auth_pin, birthday: customers.birthday })
  return proven
}

/** A first PIN ends no links: the customer chose it with the card in hand. Another one does: the former was lost. */
const endedByPin = (now: Date) =>
  sql`case when ${customers.phone_proven_at} is not null and ${customers.auth_pin} is not null
    then ${now.toISOString()}::timestamptz else ${customers.links_ended_at} end`

/** The facts on which a mailed link to a card depends. */
export type CardHolder = Pick<Customer, 'id' | 'email' | 'links_ended_at'>

/** Finds the customers, of these, whose portal is open, and who were neither merged nor erased. */
export async function findCardHolders(
  { tx, businessId }: Scope,
  ids: string[],
): Promise<Map<string, CardHolder>> {
  const { id, email, links_ended_at } = customers
  const found = await tx
    .select({ id, email, links_ended_at })
    .from(customers)
    .where(
      and(
        eq(customers.business_id, businessId),
        inArray(customers.id, ids),
        eq(customers.portal_enabled, true),
        isNull(customers.merged_into),
        isNull(customers.erased_at),
      ),
    )
  return new Map(found.map((holder) => [holder.id, holder]))
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
