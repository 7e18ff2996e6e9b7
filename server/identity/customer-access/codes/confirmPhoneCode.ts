import { Refusal } from '#server/platform/context/refusal.ts'
import { speakFor, type Tx } from '#server/platform/database/index.ts'
import { hashPin } from '#server/platform/passwords/index.ts'
import type { Keyring } from '#server/platform/secrets/keyring.ts'
import type { Services } from '#server/services.ts'
import { type Candidate, findCandidates } from '../candidates.ts'
import { countAttempt, forgetAttempts, forgiveAttempt, type PortalLimits, portalLimits } from '../limits.ts'
import { type ChosenPin, provePhoneWithPin } from '../pins/provePhoneWithPin.ts'
import { readPhones } from '../readPhones.ts'
import { startSession } from '../sessions.ts'
import type { SignedIn, Visitor } from '../signInToPortal.ts'
import { whoseTries } from '../whoseTries.ts'
import { tryCode, useCode } from './phoneCodes.ts'

export type PhoneCodeAnswer = { phone: string; country: string; code: string; pin: string }

/**
 * Accepts a texted code with the PIN that the customer chooses. The phone is proven and the PIN set in every business
 * that knows it, all or none, and earlier sessions there end. Then it signs in, or offers the businesses to choose
 * from.
 * @throws {Refusal} 'invalid', the same for a wrong, used or expired code and an unknown phone; 'invalid' at `pin` for
 * an easily guessed one, but only with the right code, which is not used up by it; 'too_many_requests' with the wait.
 */
export async function confirmPhoneCode(
  services: Services,
  input: PhoneCodeAnswer,
  visitor: Visitor,
): Promise<SignedIn> {
  const { plain } = services.database
  const now = services.clock.now()
  const { digits, candidates: found } = await findCandidates(
    plain,
    readPhones(input.phone, input.country),
    visitor.only,
  )
  const deciding = (of: PortalLimits) => Object.values(of.wrongCodes(digits))
  const { limits, candidates } = await whoseTries(services, visitor, found, deciding, now)
  const { fromAddress, forPhone } = limits.wrongCodes(digits)
  await countAttempt(plain, [fromAddress, forPhone], now)
  const codeId = await tryCode(plain, services.keyring, digits, input.code, now)
  const open = candidates.filter(({ portal_enabled }) => portal_enabled)
  if (!codeId || open.length === 0) throw wrongCode()
  const chosen = { pin: input.pin, hashed: await hashPin(input.pin) }
  const answer = await services.database.transaction({}, async (tx) => {
    if (!(await useCode(tx, services.keyring, digits, codeId, now))) throw wrongCode()
    return choosePin({ tx, now, keyring: services.keyring }, open, chosen, visitor)
  })
  await forgiveAttempt(plain, [fromAddress])
  await forgetAttempts(plain, [
    forPhone,
    ...portalLimits(services.keyring, visitor.address).wrongPins(digits),
  ])
  return answer
}

const wrongCode = () => {
  const message = 'That code is wrong or has expired. Check the text, or ask for a new code.'
  return new Refusal('invalid', message, { fields: { code: message } })
}

async function choosePin(
  { tx, now, keyring }: { tx: Tx; now: Date; keyring: Keyring },
  candidates: Candidate[],
  chosen: ChosenPin,
  { userAgent }: Visitor,
): Promise<SignedIn> {
  const businesses: (Candidate & { keptPin: string | null })[] = []
  for (const candidate of candidates) {
    const { business_id: businessId, customer_id: customerId, phone } = candidate
    await speakFor(tx, { businessId })
    const proven = await provePhoneWithPin({ tx, businessId, keyring, now }, { customerId, phone }, chosen)
    if (proven) businesses.push({ ...candidate, ...proven })
  }
  const [only, ...more] = businesses
  if (!only) throw wrongCode()
  if (more.length > 0)
    return { businesses: businesses.map(({ business_id, company_name }) => ({ business_id, company_name })) }
  const { business_id: businessId, customer_id: customerId, keptPin } = only
  await speakFor(tx, { businessId })
  return { session: await startSession(tx, { businessId, customerId, keptPin }, userAgent, now) }
}
