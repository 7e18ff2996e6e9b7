import { findBusiness } from '#server/businesses/business/index.ts'
import { reasonNotToText, sendPhoneCode } from '#server/messaging/messages/index.ts'
import { findReads } from '#server/messaging/preferences/index.ts'
import { numericCode } from '#server/platform/secrets/codes.ts'
import { inBusiness, type Services } from '#server/services.ts'
import { type Candidate, findCandidates } from '../candidates.ts'
import { countAttempt, type PortalLimits } from '../limits.ts'
import { readPhones } from '../readPhones.ts'
import type { Visitor } from '../signInToPortal.ts'
import { whoseTries } from '../whoseTries.ts'
import { CODE_DIGITS, CODE_MINUTES, keepCode } from './phoneCodes.ts'

/**
 * Texts a one-time code to a phone that some business knows, and does not reveal whether one does. The text is sent in
 * the name of one business that may send it, at the platform's cost.
 * @param check refuses programs, once the limits have let the call pass
 * @throws {Refusal} 'too_many_requests' after three an hour for a phone, ten for an address.
 */
export async function requestPhoneCode(
  services: Services,
  input: { phone: string; country: string },
  visitor: Visitor,
  check: () => Promise<void>,
): Promise<{ minutes: number }> {
  const now = services.clock.now()
  const readings = readPhones(input.phone, input.country)
  const { digits, candidates: found } = await findCandidates(services.database.plain, readings, visitor.only)
  const deciding = (of: PortalLimits) => of.codeRequests(digits)
  const { limits, candidates } = await whoseTries(services, visitor, found, deciding, now)
  await countAttempt(services.database.plain, limits.codeRequests(digits), now)
  await check()
  const open = candidates.filter(({ portal_enabled }) => portal_enabled)
  if (open.length > 0) await textCode(services, open, digits, now)
  return { minutes: CODE_MINUTES }
}

/**
 * Texts a code in the name of the first business that may text this phone: a business that may not must not keep the
 * customer out of the others. If none may, the first one's history says why.
 */
async function textCode(
  services: Services,
  customers: Candidate[],
  digits: string,
  now: Date,
): Promise<void> {
  let sender = customers[0]!
  for (const customer of customers) {
    if (!(await mayText(services, customer))) continue
    sender = customer
    break
  }
  const { business_id: businessId, customer_id: customerId, phone: to } = sender
  const code = numericCode(CODE_DIGITS)
  await inBusiness(services, businessId, asCustomer, async (ctx) => {
    const id = await keepCode(ctx.tx, services.keyring, digits, code, now)
    const dedupe_key = `phone-code:${id}`
    const { language } = await findReads(ctx, customerId)
    await sendPhoneCode(ctx, { to, customerId, dedupe_key, code, minutes: CODE_MINUTES, language })
  })
}

const asCustomer = { kind: 'anonymous', ipAddress: null } as const

const mayText = (services: Services, { business_id: businessId, phone }: Candidate): Promise<boolean> =>
  inBusiness(services, businessId, asCustomer, async (ctx) => {
    const business = await findBusiness(ctx.tx, businessId)
    return (await reasonNotToText(ctx, business, phone)) === null
  })
