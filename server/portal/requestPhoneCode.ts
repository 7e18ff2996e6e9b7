import { sendPhoneCode } from '#server/messages/index.ts'
import { numericCode } from '#server/platform/codes.ts'
import { type Services, shopContext } from '#server/services.ts'
import { type Candidate, findCandidates } from './candidates.ts'
import { countAttempt, portalLimits } from './limits.ts'
import { CODE_DIGITS, CODE_MINUTES, keepCode } from './phoneCodes.ts'
import { readPhones } from './readPhones.ts'
import type { Visitor } from './signInToPortal.ts'

/**
 * Texts a one-time code to a phone that some shop knows, and says nothing of whether one does. The text goes
 * out in the name of one shop that may send it, and is the platform's cost.
 * @throws {Refusal} 'too_many_requests' after three an hour for a phone, ten for an address.
 */
export async function requestPhoneCode(
  services: Services,
  input: { phone: string; country: string },
  { address }: Visitor,
): Promise<{ minutes: number }> {
  const now = services.clock.now()
  const readings = readPhones(input.phone, input.country)
  const { digits, candidates } = await findCandidates(services.database.plain, readings)
  const limits = portalLimits(services.keyring, address)
  await countAttempt(services.database.plain, limits.codeRequests(digits), now)
  const guest = candidates.find(({ portal_enabled }) => portal_enabled)
  if (guest) await textCode(services, guest, digits, now)
  return { minutes: CODE_MINUTES }
}

async function textCode(services: Services, guest: Candidate, digits: string, now: Date): Promise<void> {
  const { business_id: businessId, customer_id: customerId, phone: to } = guest
  const code = numericCode(CODE_DIGITS)
  await services.database.transaction({ businessId }, async (tx) => {
    const id = await keepCode(tx, services.keyring, digits, code, now)
    const ctx = shopContext(services, tx, businessId, { kind: 'guest', ipAddress: null })
    const occurrence = `phone-code:${id}`
    await sendPhoneCode(ctx, { to, customerId, occurrence, code, minutes: CODE_MINUTES })
  })
}
