import { recordAccountAct } from '#server/businesses/audit/index.ts'
import { findMemberships } from '#server/businesses/business/index.ts'
import {
  deleteBackupCodes,
  deleteFactor,
  type Factor,
  findFactor,
  replaceBackupCodes,
} from '#server/identity/auth/factors/index.ts'
import { deleteDevices, endPending, findPerson } from '#server/identity/auth/index.ts'
import { queueAccountMail } from '#server/identity/proofs/mail/index.ts'
import { notFound, Refusal } from '#server/platform/context/refusal.ts'
import type { Tx } from '#server/platform/database/index.ts'
import type { Services } from '#server/services.ts'
import { givePassword, type SignedInPerson } from './confirmPerson.ts'
import { withCode } from './withCode.ts'

/**
 * Switches two-step sign-in off, given the password, if there is one, and a code.
 * @throws {Refusal} 'not_found' for a factor that is not theirs; 'forbidden' for a super admin; 'invalid' at the wrong
 * field.
 */
export async function removeFactor(
  services: Services,
  person: SignedInPerson,
  { factorId, password, code }: { factorId: string; password?: string | undefined; code: string },
): Promise<void> {
  const factor = await ownFactor(services, person.userId, factorId)
  if ((await findMemberships(services.database.plain, person.userId)).isSuperAdmin)
    throw byCommandAlone('forbidden')
  await givePassword(services, person, password)
  await withCode(services, factor, code, async (tx) => {
    await removeFactors(services, tx, person.userId)
    await recordAccountAct(tx, services.clock.now(), { userId: person.userId, action: 'two_factor_off' })
  })
}

/**
 * Replaces the backup codes, given a code; the old ones stop working.
 * @throws {Refusal} as removeFactor
 */
export async function renewBackupCodes(
  services: Services,
  { userId }: SignedInPerson,
  { factorId, code }: { factorId: string; code: string },
): Promise<string[]> {
  const factor = await ownFactor(services, userId, factorId)
  return withCode(services, factor, code, async (tx) => {
    await recordAccountAct(tx, services.clock.now(), { userId, action: 'backup_codes_renewed' })
    return replaceBackupCodes(services.keyring, tx, userId)
  })
}

/**
 * Removes all of a person's second factors and tells the mailbox. It is for a person who lost both the app and the
 * codes: the caller must have checked who is asking.
 * @returns true if there was one
 */
export async function removeFactors(
  services: Pick<Services, 'jobs' | 'clock'>,
  tx: Tx,
  userId: string,
): Promise<boolean> {
  const wasOn = await deleteFactor(tx, userId)
  await deleteBackupCodes(tx, userId)
  await deleteDevices(tx, userId)
  await endPending(tx, userId)
  if (!wasOn) return false
  const person = await findPerson(tx, userId)
  await queueAccountMail(services, tx, { kind: 'two-factor-off', recipient: person!.email, userId })
  return true
}

/** Refusal to remove a super admin's second factor, which nothing in the product removes. */
export const byCommandAlone = (code: 'forbidden' | 'conflict'): Refusal =>
  new Refusal(
    code,
    'Whoever runs this installation removes a super admin’s second step: npm run remove-factors',
  )

async function ownFactor({ database }: Services, userId: string, factorId: string): Promise<Factor> {
  const factor = await findFactor(database.plain, userId)
  if (factor?.id !== factorId) throw notFound('Authenticator app')
  return factor
}
