import { findBusiness } from '#server/businesses/business/index.ts'
import { type Customer, lockPresent, recordConsent } from '#server/loyalty/customers/index.ts'
import { askedTooOften, askToConfirm } from '#server/messaging/confirmations/index.ts'
import { isSuppressed } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { invalidField, Refusal } from '#server/platform/context/refusal.ts'
import { requireTexts } from '#server/platform/providers/noTexts.ts'
import type { OwnProfile } from './contract.ts'
import { readProfile } from './readProfile.ts'

export type ConsentChange = {
  channel: 'sms' | 'email'
  given: boolean
  /** Mark of the words that were shown. */
  wordingMark?: string | undefined
}

const ENDED = 'Switched off on the customer’s own page.'

/**
 * Records a customer's consent to texts or emails, in the words that they were shown, or ends it. If the business wants
 * emails confirmed, a mail asks for that first, and the consent counts once it is confirmed. Without a change nothing
 * is written.
 * @throws {Refusal} 'conflict' if the words have changed, the phone replied STOP, or nothing is texted here; 'invalid'
 * without an address to write to; 'too_many_requests' if a confirmation was asked for too often.
 */
export async function changeConsent(
  ctx: BusinessContext,
  customerId: string,
  { channel, given, wordingMark }: ConsentChange,
): Promise<OwnProfile> {
  const customer = await lockPresent(ctx, customerId)
  const profile = await readProfile(ctx, customerId)
  if (given && channel === 'sms') requireTexts(ctx)
  if (given) await refuseUnheard(ctx, customer, channel)
  if (given && wordingMark !== profile.wording_mark)
    throw new Refusal('conflict', 'The words have changed. Please read them, and switch it on again.', {
      details: { reason: 'wording', profile },
    })
  if ((channel === 'sms' ? customer.opted_in_sms : customer.opted_in_email) === given) return profile
  const wording = given ? profile.wording[channel] : ENDED
  const business = await findBusiness(ctx.tx, ctx.businessId)
  if (given && channel === 'email' && business.double_opt_in) {
    const asked = { source: 'portal', wording, ip: ctx.address } as const
    if (!(await askToConfirm(ctx, business, customer, asked))) throw askedTooOften()
    return readProfile(ctx, customerId)
  }
  await recordConsent(ctx, { customerId, channel, given, source: 'portal', wording, ip: ctx.address })
  return readProfile(ctx, customerId)
}

/** Refuses consent to messages that cannot reach the customer. */
async function refuseUnheard(
  ctx: BusinessContext,
  { phone, email }: Customer,
  channel: 'sms' | 'email',
): Promise<void> {
  if (channel === 'email' && !email) throw invalidField('email', 'Add your email address first')
  if (channel === 'sms' && phone && (await isSuppressed(ctx.tx, ctx.keyring, phone)))
    throw new Refusal(
      'conflict',
      'Your phone replied STOP. Text START to the number that texted you first.',
      {
        details: { reason: 'stopped' },
      },
    )
}
