import { findPhoneAndPin } from '#server/loyalty/customers/index.ts'
import { invalidField, Refusal } from '#server/platform/context/refusal.ts'
import type { Services } from '#server/services.ts'
import { type Candidate, countedAs, findCandidates } from '../candidates.ts'
import { countAttempt, forgiveAttempt, portalLimits } from '../limits.ts'
import { ownCount } from '../whoseTries.ts'
import { whosePinFits } from './pins.ts'
import { recordLockedPin } from './recordLockedPin.ts'

export type Own = { businessId: string; customerId: string }

/** Finds the signed-in customer as the sign-in would. */
export async function findSelf(services: Services, { businessId, customerId }: Own): Promise<Candidate> {
  const known = await services.database.transaction({ businessId, readOnly: true }, (tx) =>
    findPhoneAndPin({ tx, businessId }, customerId),
  )
  const { candidates } = await findCandidates(services.database.plain, known?.phone ? [known.phone] : [])
  const self = candidates.find((one) => one.business_id === businessId && one.customer_id === customerId)
  if (!self) throw new Refusal('conflict', 'Your phone number has changed. Please sign in again.')
  return self
}

/**
 * Asks the signed-in customer for their PIN again: a phone that lies open must not allow what cannot be undone. Tries
 * count as those of browsers that know the customer, so that what strangers type does not lock a signed-in customer.
 * @throws {Refusal} 'invalid' at `field`; 'conflict' for a customer without a PIN; 'too_many_requests' with the wait
 */
export async function confirmPin(
  services: Services,
  own: Own,
  pin: string,
  address: string,
  field = 'pin',
): Promise<void> {
  const { plain } = services.database
  const now = services.clock.now()
  const self = await findSelf(services, own)
  if (self.auth_pin === null) throw new Refusal('conflict', 'Choose a PIN first.')
  const digits = countedAs(self.phone)
  const limits = portalLimits(services.keyring, address, ownCount(self))
  const wrong = [limits.failures, ...limits.wrongPins(digits)]
  await countAttempt(plain, limits.signIns(digits), now)
  await countAttempt(plain, wrong, now)
  if ((await whosePinFits(services.keyring, [self], pin)).length === 0) {
    await recordLockedPin(services, limits.wrongPins(digits), [self], now)
    throw invalidField(field, 'Invalid PIN. Please try again.')
  }
  await forgiveAttempt(plain, wrong)
}
