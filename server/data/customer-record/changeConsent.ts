import type { WayToAgree } from '#server/loyalty/customers/contract.ts'
import { findFamily, givenToStaff, lockPresent, recordConsent } from '#server/loyalty/customers/index.ts'
import { requireStaff } from '#server/loyalty/ledger/index.ts'
import { isSuppressed } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import type { ConsentEntry } from './contract.ts'
import { readConsents } from './readRecord.ts'

type Change = {
  customerId: string
  channel: 'sms' | 'email'
  given: boolean
  /** The way it was given. */
  consentGiven?: WayToAgree | undefined
}

/** A customer withdraws consent by telling staff. */
const withdrawn = {
  source: 'given to staff',
  wording: {
    sms: 'The customer told a member of staff that they no longer want text messages.',
    email: 'The customer told a member of staff that they no longer want emails.',
  },
} as const

/**
 * Records that a customer gave staff consent to texts or emails, or withdrew it. Without a change nothing is
 * written.
 * @throws {Refusal} 'invalid' for consent without saying how it was given; 'conflict' for texts to a phone that
 * replied STOP: only its owner can lift that.
 */
export async function changeConsent(
  ctx: BusinessContext,
  { customerId, channel, given, consentGiven }: Change,
): Promise<{ consents: ConsentEntry[] }> {
  requireStaff(ctx)
  const { source, wording } = given ? givenToStaff(consentGiven) : withdrawn
  const customer = await lockPresent(ctx, customerId)
  const holds = channel === 'sms' ? customer.opted_in_sms : customer.opted_in_email
  if (given && channel === 'sms' && customer.phone) await refuseStopped(ctx, customer.phone)
  if (holds !== given) {
    await recordConsent(ctx, { customerId, channel, given, source, wording: wording[channel] })
  }
  return { consents: await readConsents(ctx, await findFamily(ctx, customerId)) }
}

async function refuseStopped(ctx: BusinessContext, phone: string): Promise<void> {
  if (!(await isSuppressed(ctx.tx, ctx.keyring, phone))) return
  throw new Refusal('conflict', 'This phone replied STOP. Only its owner can lift that, by texting START.', {
    details: { reason: 'stopped' },
  })
}
