import { notFound } from '#server/platform/context/refusal.ts'
import { hashPin } from '#server/platform/passwords/index.ts'
import type { Services } from '#server/services.ts'
import { type NewSession, startSession } from '../sessions.ts'
import type { Visitor } from '../signInToPortal.ts'
import { confirmPin, findSelf, type Own } from './confirmPin.ts'
import { provePhoneWithPin } from './provePhoneWithPin.ts'

/**
 * Sets the signed-in customer's first or a new PIN at this business. For the first, the session alone is enough,
 * because it began with a proof of the phone. Every other session ends.
 * @throws {Refusal} 'invalid' at `present_pin` or at `pin`
 */
export async function changePin(
  services: Services,
  own: Own,
  { pin, presentPin = '' }: { pin: string; presentPin?: string | undefined },
  { address, userAgent }: Visitor,
): Promise<NewSession> {
  const { auth_pin, phone } = await findSelf(services, own)
  if (auth_pin !== null) await confirmPin(services, own, presentPin, address, 'present_pin')
  const chosen = { pin, hashed: await hashPin(pin) }
  const { businessId, customerId } = own
  const now = services.clock.now()
  return services.database.transaction({ businessId }, async (tx) => {
    const ctx = { tx, businessId, now, keyring: services.keyring }
    const proven = await provePhoneWithPin(ctx, { customerId, phone }, chosen)
    if (!proven) throw notFound('Customer')
    return startSession(tx, { businessId, customerId, ...proven }, userAgent, now)
  })
}
