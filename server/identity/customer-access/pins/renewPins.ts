import { and, eq } from 'drizzle-orm'
import { lockOlderPins, replacePin } from '#server/loyalty/customers/index.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { renewPin, underNewestKey } from '#server/platform/passwords/index.ts'
import { inEveryBusiness, type Services } from '#server/services.ts'
import { portalSessions } from '../tables.ts'
import { pinOwner } from './pins.ts'

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

/** @returns the id to continue after; undefined after the last customer */
async function renewSome(
  { keyring }: Services,
  tx: Tx,
  businessId: string,
  after: string | undefined,
): Promise<string | undefined> {
  const older = await lockOlderPins({ tx, businessId }, underNewestKey(keyring), after, AT_ONCE)
  for (const { id, phone, kept } of older) {
    const renewed = phone && kept && renewPin(keyring, kept, pinOwner(businessId, phone))
    if (renewed) await renewPinAndSessions(tx, { businessId, customerId: id }, kept, renewed)
  }
  return older.at(AT_ONCE - 1)?.id
}

/** Replaces the sealed form of a PIN. Sessions that began with the PIN continue. */
async function renewPinAndSessions(
  tx: Tx,
  { businessId, customerId }: { businessId: string; customerId: string },
  kept: string,
  renewed: string,
): Promise<void> {
  await replacePin({ tx, businessId }, customerId, renewed)
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
