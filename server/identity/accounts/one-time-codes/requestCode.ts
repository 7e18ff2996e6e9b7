import { triesBy } from '#server/identity/auth/index.ts'
import { queueAccountMail } from '#server/identity/proofs/mail/index.ts'
import { limitTexts, queueAccountText } from '#server/identity/proofs/texts/index.ts'
import { limitMails } from '#server/identity/sign-in/index.ts'
import { toE164 } from '#server/platform/contact/phone.ts'
import { invalidField } from '#server/platform/context/refusal.ts'
import type { Services } from '#server/services.ts'

/** A request's headers, and the network address it really comes from. */
export type From = { headers: Headers; address: string }

/**
 * Mails a code and a link to an address. Only the worker looks up whether it has an account, so neither the answer nor
 * its time reveals it.
 * @param createUser false: an address without an account gets nothing
 */
export async function mailCode(
  services: Services,
  { email, createUser }: { email: string; createUser: boolean },
  { headers, address }: From,
): Promise<void> {
  const who = await triesBy(services, email, headers)
  await limitMails(services, `one-time-code:${who}`, address)
  const kind = createUser ? 'sign-up-code' : 'sign-in-code'
  await services.database.transaction({}, (tx) => queueAccountMail(services, tx, { kind, recipient: email }))
}

/** Texts a code to a phone, if it is an account's. The answer reveals as little as that of `mailCode`. */
export async function textCode(
  services: Services,
  typed: { phone: string; country: string },
  address: string,
): Promise<void> {
  const phone = readPhone(typed)
  await limitTexts(services, phone, address)
  await services.database.transaction({}, (tx) =>
    queueAccountText(services, tx, { kind: 'sign-in-code', recipient: phone }),
  )
}

/**
 * Reads a typed number as E.164.
 * @throws {Refusal} 'invalid' at the field `phone`
 */
export function readPhone({ phone, country }: { phone: string; country: string }): string {
  const e164 = toE164(phone, country)
  if (!e164) throw invalidField('phone', 'Please enter a valid phone number')
  return e164
}
