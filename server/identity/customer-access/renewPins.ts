import { and, asc, eq, gt, isNotNull, notLike } from 'drizzle-orm'
import { customers } from '#server/loyalty/customers/tables.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { renewPin, underNewestKey } from '#server/platform/passwords/index.ts'
import { inEveryBusiness, type Services } from '#server/services.ts'
import { pinOwner } from './pins.ts'
import { portalSessions } from './tables.ts'

const AT_ONCE = 200

/** The nightly job: encrypts customers' PINs under the newest key if they are under an older one. */
export const renewCustomerPins = (services: Services): Promise<void> =>
  inEveryBusiness(services, async (businessId, inTransaction) => {
    let after: string | undefined
    do {
      const last = after
      after = await inTransaction((tx) => renewSome(services, tx, businessId, last))
    } while (after)
  })

/** @returns the customer to continue from; undefined after the last */
async function renewSome(
  { keyring }: Services,
  tx: Tx,
  businessId: string,
  after: string | undefined,
): Promise<string | undefined> {
  const older = await tx
    .select({ id: customers.id, phone: customers.phone, kept: customers.auth_pin })
    .from(customers)
    .where(
      and(
        eq(customers.business_id, businessId),
        isNotNull(customers.auth_pin),
        notLike(customers.auth_pin, underNewestKey(keyring)),
        after ? gt(customers.id, after) : undefined,
      ),
    )
    .orderBy(asc(customers.id))
    .limit(AT_ONCE)
    .for('no key update')
  for (const { id, phone, kept } of older) {
    const renewed = phone && kept && renewPin(keyring, kept, pinOwner(businessId, phone))
    if (renewed) await replacePin(tx, { businessId, customerId: id }, kept, renewed)
  }
  return older.at(AT_ONCE - 1)?.id
}

/** Sessions that began with the PIN continue. */
async function replacePin(
  tx: Tx,
  { businessId, customerId }: { businessId: string; customerId: string },
  kept: string,
  renewed: string,
): Promise<void> {
  await tx
    .update(customers)
    .set({ auth_pin: renewed })
    .where(and(eq(customers.business_id, businessId), eq(customers.id, customerId)))
  await tx
    .update(portalSessions)
    .set({ pin_hash: renewed })
    .where(
      and(
        eq(portalSessions.business_id, businessId),
        eq(portalSessions.customer_id, customerId),
        eq(portalSessions.pin_hash, kept),
      ),
    )
}
