import type { Services } from '#server/services.ts'
import type { CardLink } from '../cardLinks.ts'
import { type NewSession, wrongPin } from '../sessions.ts'
import { signInToPortal, type Visitor } from '../signInToPortal.ts'

/**
 * Signs a customer in by their PIN behind a link that shows their card. The link adds nothing to the PIN: its tries and
 * refusals are those of a sign-in with the phone, at this business alone.
 * @throws {Refusal} 'invalid' for a wrong PIN, and for a customer without one; 'too_many_requests' with the wait
 */
export async function redeemWithPin(
  services: Services,
  { business, customer }: Pick<CardLink, 'business' | 'customer'>,
  pin: string,
  visitor: Visitor,
): Promise<NewSession> {
  if (!customer.phone || !/^\d{1,6}$/.test(pin)) throw wrongPin()
  const { id: businessId, default_country: country } = business
  const typed = { phone: customer.phone, country, pin, businessId }
  const signedIn = await signInToPortal(services, typed, { ...visitor, only: businessId })
  if (!('session' in signedIn)) throw wrongPin()
  return signedIn.session
}
