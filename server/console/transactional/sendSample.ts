import { recordPlatformAct } from '#server/businesses/audit/index.ts'
import { layoutPlatformEmail } from '#server/identity/proofs/mail/index.ts'
import {
  countPlatformText,
  countSegments,
  failureWords,
  isSuppressed,
  limitWords,
  type MessageServices,
  UNKNOWN_FATE,
} from '#server/messaging/messages/index.ts'
import { plainTypography } from '#server/messaging/templates/index.ts'
import { isMailbox } from '#server/platform/contact/mailbox.ts'
import { textedCountry, toE164 } from '#server/platform/contact/phone.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import type { SendOutcome } from '#server/platform/providers/sendOutcome.ts'
import { limitRate, type RateLimit } from '#server/platform/rate-limits/index.ts'
import type { EmailCall, Sent, SmsCall } from './contract.ts'

const LIMIT: RateLimit = { limit: 30, windowSeconds: 60 * 60, message: 'These are many tests.' }

/** The tester: a super admin, as the route has checked. */
export type Tester = { userId: string }

/**
 * Texts words to a phone as a test of the delivery, and returns the provider's answer. The text belongs to no
 * business and counts for none. Only the platform's log records it, without its words.
 * @throws {Refusal} 'invalid' at a field; 'conflict' after a STOP and when the daily limit of texts is reached
 */
export async function sendTestText(services: MessageServices, tester: Tester, call: SmsCall): Promise<Sent> {
  const to = toE164(call.recipientPhone ?? '')
  refuseFaults({
    ...(!(to && textedCountry(to)) && {
      recipientPhone: 'Enter a mobile number with its country code, such as +1 201 555 0123',
    }),
    ...(!call.message && { message: 'Enter a message' }),
  })
  await mayTest(services, tester)
  const { database, clock, keyring, textLimits, jobs } = services
  const body = plainTypography(call.message!)
  const spent = await database.transaction({}, async (tx) => {
    if (await isSuppressed(tx, keyring, to!))
      throw new Refusal('conflict', 'The receiver replied STOP and gets no more texts.')
    return countPlatformText({ tx, now: clock.now(), keyring, textLimits, jobs }, countSegments(body))
  })
  if (spent) throw new Refusal('conflict', limitWords[spent])
  return answer(await services.sms.send({ to: to!, body }))
}

/** `sendTestText` by mail, in the design of the platform's own mails. */
export async function sendTestEmail(
  services: MessageServices,
  tester: Tester,
  call: EmailCall,
): Promise<Sent> {
  const { recipientEmail = '', recipientName, subject, body } = call
  refuseFaults({
    ...(!isMailbox(recipientEmail) && { recipientEmail: 'Enter a valid email address' }),
    ...(!subject && { subject: 'Enter a subject' }),
    ...(!body && { body: 'Enter a message' }),
  })
  await mayTest(services, tester)
  return answer(
    await services.email.send({
      to: { email: recipientEmail, ...(recipientName && { name: recipientName }) },
      ...(await layoutPlatformEmail(services, { subject: subject!, body: body! })),
    }),
  )
}

function refuseFaults(fields: Record<string, string>): void {
  const [first] = Object.values(fields)
  if (first !== undefined) throw new Refusal('invalid', first, { fields })
}

async function mayTest({ database, clock }: MessageServices, { userId }: Tester): Promise<void> {
  await limitRate(database.plain, `delivery-test:${userId}`, LIMIT, clock.now())
  await database.transaction({ userId }, (tx) =>
    recordPlatformAct(tx, clock.now(), { userId, action: 'delivery_tested' }),
  )
}

function answer(outcome: SendOutcome): Sent {
  if (outcome.outcome === 'accepted') return { success: true, error: null, messageId: outcome.providerId }
  const error = outcome.outcome === 'uncertain' ? UNKNOWN_FATE : failureWords(outcome.code, outcome.reason)
  return { success: false, error, messageId: null }
}
