import { and, eq, notLike } from 'drizzle-orm'
import { renewPin, underNewestKey } from '#server/platform/passwords/index.ts'
import { inEveryBusiness, type Services } from '#server/services.ts'
import { pinOwner } from './pins.ts'
import { staffPins } from './tables.ts'

/** The nightly job: encrypts staff's PINs under the newest key if they are under an older one. */
export const renewStaffPins = (services: Services): Promise<void> =>
  inEveryBusiness(services, (businessId, inTransaction) =>
    inTransaction(async (tx) => {
      const { keyring } = services
      const older = await tx
        .select()
        .from(staffPins)
        .where(
          and(eq(staffPins.business_id, businessId), notLike(staffPins.pin_hash, underNewestKey(keyring))),
        )
        .for('update')
      for (const { user_id, pin_hash } of older) {
        const renewed = renewPin(keyring, pin_hash, pinOwner(businessId, user_id))
        if (renewed)
          await tx
            .update(staffPins)
            .set({ pin_hash: renewed })
            .where(and(eq(staffPins.business_id, businessId), eq(staffPins.user_id, user_id)))
      }
    }),
  )
