import { recordAccountAct } from '#server/businesses/audit/index.ts'
import {
  beginFactor,
  findFactor,
  keyUri,
  lockBegunFactor,
  markConfirmed,
  replaceBackupCodes,
  useAppCode,
} from '#server/identity/auth/factors/index.ts'
import { endSessions, refuseUnproven } from '#server/identity/auth/index.ts'
import { queueAccountMail } from '#server/identity/proofs/mail/index.ts'
import { notFound, Refusal } from '#server/platform/context/refusal.ts'
import type { Services } from '#server/services.ts'
import { confirmPerson, type SignedInPerson } from './confirmPerson.ts'
import { bareCode, clearCodes, limitCodes, wrongCode } from './useCode.ts'

/**
 * Makes a secret for an authenticator app. Its codes are not asked for until the first one has proven that the app has
 * the secret; an earlier unproven secret is deleted. The address must be confirmed: a second factor on somebody else's
 * address would lock its owner out.
 * @throws {Refusal} 'conflict' for a person who has an app already; 'forbidden' before the address is confirmed; as
 * confirmPerson.
 */
export async function enrol(services: Services, person: SignedInPerson, password: string | undefined) {
  const { database, clock, keyring } = services
  const { userId, email } = person
  if (await findFactor(database.plain, userId)) throw alreadyOn()
  await refuseUnproven(database.plain, userId)
  await confirmPerson(services, person, password)
  const begun = await beginFactor(keyring, database.plain, clock.now(), userId)
  if (!begun) throw alreadyOn()
  return { ...begun, uri: keyUri(begun.secret, email) }
}

/**
 * Switches two-step sign-in on by the app's first code, tells the mailbox, and returns the backup codes. Every other
 * session ends: none of them was ever asked for a code.
 * @throws {Refusal} 'not_found' for a factor that is not theirs or was proven already; 'forbidden' before the address
 * is confirmed; 'invalid' at a wrong code.
 */
export async function confirmFactor(
  services: Services,
  { userId, sessionId, email }: SignedInPerson,
  { factorId, code }: { factorId: string; code: string },
): Promise<string[]> {
  const { database, clock, keyring } = services
  const typed = bareCode(code)
  await refuseUnproven(database.plain, userId)
  await limitCodes(services, userId, typed)
  const codes = await database.transaction({}, async (tx) => {
    const factor = await lockBegunFactor(tx, userId, factorId)
    if (!factor) throw notFound('Authenticator app')
    if (!(await useAppCode(keyring, tx, clock.now(), factor, typed))) throw wrongCode(typed)
    await markConfirmed(tx, clock.now(), factorId)
    await endSessions(tx, userId, { except: sessionId })
    await recordAccountAct(tx, clock.now(), { userId, action: 'two_factor_on' })
    await queueAccountMail(services, tx, { kind: 'two-factor-on', recipient: email, userId })
    return replaceBackupCodes(keyring, tx, userId)
  })
  await clearCodes(services, userId, typed)
  return codes
}

const alreadyOn = () => new Refusal('conflict', 'Two-step sign-in is on already')
