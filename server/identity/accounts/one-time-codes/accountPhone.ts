import { recordAccountAct, recordMovedPhone } from '#server/businesses/audit/index.ts'
import { findPerson, refuseUnproven } from '#server/identity/auth/index.ts'
import { revokeCodes, tryCode, useProof } from '#server/identity/proofs/index.ts'
import { queueAccountMail } from '#server/identity/proofs/mail/index.ts'
import {
  deleteAccountPhone,
  limitProofs,
  limitTexts,
  queueAccountText,
  setAccountPhone,
  takePhoneFromOthers,
} from '#server/identity/proofs/texts/index.ts'
import { type AskedPerson, confirmPassword } from '#server/identity/sign-in/index.ts'
import { textedCountry } from '#server/platform/contact/phone.ts'
import { invalidField } from '#server/platform/context/refusal.ts'
import type { Tx } from '#server/platform/database/index.ts'
import type { Services } from '#server/services.ts'
import { forgiveCodeTries, limitCodeTries } from './limits.ts'
import { wrongCode } from './refusals.ts'
import { readPhone } from './requestCode.ts'

type Person = { userId: string; email: string }
type TypedPhone = { phone: string; country: string }

/**
 * Texts a code to an account's new phone, after the password was given again. The mailbox must be proven, because
 * frauds with expensive numbers depend on texts to any number.
 * @throws {Refusal} 'invalid' at a field, 'forbidden' before the email is confirmed, 'too_many_requests'
 */
export async function requestPhone(
  services: Services,
  { userId, sessionId }: AskedPerson,
  { password, ...typed }: TypedPhone & { password: string },
  address: string,
): Promise<{ phone: string }> {
  const phone = readPhone(typed)
  if (!textedCountry(phone)) throw invalidField('phone', 'This number cannot get texts')
  await confirmPassword(services, { userId, sessionId }, password)
  await refuseUnproven(services.database.plain, userId)
  await limitTexts(services, phone, address)
  await limitProofs(services, userId)
  await services.database.transaction({}, (tx) =>
    queueAccountText(services, tx, { kind: 'phone-code', recipient: phone, userId }),
  )
  return { phone }
}

/**
 * Accepts the texted code. The phone is now the account's, in place of any earlier one, and no other account's. The
 * mailboxes are told.
 */
export async function provePhone(
  services: Services,
  { userId, email }: Person,
  { token: code, ...typed }: TypedPhone & { token: string },
  address: string,
): Promise<void> {
  const { database, keyring, clock } = services
  const phone = readPhone(typed)
  const who = keyring.hash(phone)
  await limitCodeTries(services, who, address)
  const tried = { purpose: 'phone', recipient: phone, code } as const
  const proof = await tryCode(database.plain, keyring, clock.now(), tried)
  if (proof?.userId !== userId) {
    const refused = { userId, action: 'code_refused', details: { code: 'sms_code' } } as const
    await recordAccountAct(database.plain, clock.now(), refused)
    throw wrongCode()
  }
  await forgiveCodeTries(services, who)
  await database.transaction({}, async (tx) => {
    if (!(await useProof(tx, proof))) throw wrongCode()
    await takeFromOthers(services, tx, { phone, userId })
    await setAccountPhone(tx, clock.now(), { userId, phone })
    await recordAccountAct(tx, clock.now(), { userId, action: 'phone_changed' })
    await queueAccountMail(services, tx, { kind: 'phone-changed', recipient: email, userId })
  })
}

/** Removes the phone from the account that had it before: the phone's new owner could sign in to that account. */
async function takeFromOthers(
  services: Services,
  tx: Tx,
  { phone, userId }: { phone: string; userId: string },
): Promise<void> {
  const former = await takePhoneFromOthers(tx, { phone, userId })
  if (!former) return
  await recordMovedPhone(tx, services.clock.now(), former)
  const person = await findPerson(tx, former)
  await queueAccountMail(services, tx, { kind: 'phone-moved', recipient: person!.email, userId: former })
}

/** Removes the phone from the account, after the password was given again. */
export async function removePhone(
  services: Services,
  { userId, sessionId, email }: Person & AskedPerson,
  password: string,
): Promise<void> {
  await confirmPassword(services, { userId, sessionId }, password)
  await services.database.transaction({}, (tx) => takePhone(services, tx, { userId, email }))
}

/** Removes an account's phone, if it has one, with every code on its way, and tells the mailbox. */
export async function takePhone(services: Services, tx: Tx, { userId, email }: Person): Promise<void> {
  await revokeCodes(tx, userId)
  if (!(await deleteAccountPhone(tx, userId))) return
  await recordAccountAct(tx, services.clock.now(), { userId, action: 'phone_removed' })
  await queueAccountMail(services, tx, { kind: 'phone-removed', recipient: email, userId })
}
