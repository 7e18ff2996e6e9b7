import { Refusal } from '#server/platform/context/refusal.ts'
import type { Services } from '#server/services.ts'
import { type Candidate, findCandidates } from './candidates.ts'
import { countAttempt, forgiveAttempt, isSpent, type PortalLimits } from './limits.ts'
import { whosePinFits } from './pins/pins.ts'
import { recordLockedPin } from './pins/recordLockedPin.ts'
import { readPhones } from './readPhones.ts'
import { type NewSession, startSession, wrongPin } from './sessions.ts'
import { whoseTries } from './whoseTries.ts'

export type PortalSignIn = {
  /** The number as typed, and the country in which it was typed. */
  phone: string
  country: string
  pin: string
  /** One of the businesses offered before; the PIN is checked again. */
  businessId?: string | undefined
}
export type Visitor = {
  address: string
  userAgent?: string | undefined
  /** The business whose own host they came to. No other business is asked there. */
  only?: string | undefined
  /** The cookie that names the customers whom the browser knows. */
  known?: string | undefined
}
export type OfferedBusiness = { business_id: string; company_name: string }
export type SignedIn = { session: NewSession } | { businesses: OfferedBusiness[] }

/**
 * Signs a customer in with phone and PIN; if the PIN fits in several businesses, offers those.
 * @throws {Refusal} with the spec's three messages, in its order: unknown number, every portal closed, no PIN fits. A
 * customer whose phone was never proven, or without a PIN, gets the third. 'too_many_requests' with the wait; a browser
 * that knows one of the customers does not get it as long as their own tries last. Once an address has asked for too
 * many unknown numbers, it replaces all three.
 */
export async function signInToPortal(
  services: Services,
  input: PortalSignIn,
  visitor: Visitor,
): Promise<SignedIn> {
  const { plain } = services.database
  const now = services.clock.now()
  const { digits, candidates: found } = await findCandidates(
    plain,
    readPhones(input.phone, input.country),
    visitor.only,
  )
  const deciding = (of: PortalLimits) => [of.failures, ...of.wrongPins(digits), ...of.signIns(digits)]
  const { limits, candidates } = await whoseTries(services, visitor, found, deciding, now)
  await countAttempt(plain, [limits.failures], now)
  const wrongPins = candidates.length > 0 ? limits.wrongPins(digits) : []
  await countAttempt(plain, wrongPins, now)
  await countAttempt(plain, limits.signIns(digits), now).catch(async (refusal) => {
    // The PIN was not compared, so it does not count as a wrong one.
    await forgiveAttempt(plain, [limits.failures, ...wrongPins])
    throw refusal
  })
  const fitting = await whosePinFits(services.keyring, candidates, input.pin)
  if (fitting.length === 0) {
    await recordLockedPin(services, wrongPins, candidates, now)
    if (candidates.length === 0 || (await isSpent(plain, limits.unknownPhones, now)))
      await countAttempt(plain, [limits.unknownPhones], now)
    throw refusalFor(services, candidates)
  }
  await forgiveAttempt(plain, [limits.failures, ...wrongPins])
  return enter(services, fitting, input.businessId, visitor, now)
}

function refusalFor({ canText }: Services, candidates: Candidate[]): Refusal {
  if (candidates.length === 0)
    return new Refusal('invalid', 'Phone number not found. Please check and try again.')
  if (!candidates.some(({ portal_enabled }) => portal_enabled))
    return new Refusal('forbidden', 'Portal access is disabled. Please contact the business.')
  return wrongPin(canText)
}

async function enter(
  services: Services,
  fitting: Candidate[],
  wanted: string | undefined,
  { userAgent }: Visitor,
  now: Date,
): Promise<SignedIn> {
  const chosen = wanted ? fitting.find(({ business_id }) => business_id === wanted) : fitting[0]
  if (!chosen || (!wanted && fitting.length > 1)) {
    return { businesses: fitting.map(({ business_id, company_name }) => ({ business_id, company_name })) }
  }
  const { business_id: businessId, customer_id: customerId, auth_pin: keptPin } = chosen
  const session = await services.database.transaction({ businessId }, (tx) =>
    startSession(tx, { businessId, customerId, keptPin }, userAgent, now),
  )
  return { session }
}
