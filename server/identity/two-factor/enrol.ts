import { and, eq, isNull } from 'drizzle-orm'
import { recordAccountAct } from '#server/businesses/audit/index.ts'
import { refuseUnproven } from '#server/identity/auth/index.ts'
import { queueAccountMail } from '#server/identity/proofs/mail/index.ts'
import { endSessions } from '#server/identity/sessions/index.ts'
import { newId } from '#server/platform/context/ids.ts'
import { notFound, Refusal } from '#server/platform/context/refusal.ts'
import type { Tx } from '#server/platform/database/index.ts'
import type { Services } from '#server/services.ts'
import { replaceBackupCodes } from './backupCodes.ts'
import { confirmPerson, type SignedInPerson } from './confirmPerson.ts'
import { findFactor, sealedFor, useAppCode } from './factor.ts'
import { factors } from './tables.ts'
import { keyUri, newSecret } from './totp.ts'
import { bareCode, clearCodes, limitCodes, wrongCode } from './useCode.ts'

/**
 * Makes a secret for an authenticator app. It is not asked for until its first code has proven that the app has
 * it; an earlier unproven one is deleted. The address must be confirmed: a second step on somebody else's address would
 * lock its owner out.
 * @throws {Refusal} 'conflict' for a person who has an app already, 'forbidden' before the address is confirmed, and
 * what confirmPerson refuses.
 */
export async function enrol(services: Services, person: SignedInPerson, password: string | undefined) {
  const { database, clock, keyring } = services
  const { userId, email } = person
  if (await findFactor(database.plain, userId)) throw alreadyOn()
  await refuseUnproven(database.plain, userId)
  await confirmPerson(services, person, password)
  const secret = newSecret()
  const begun = {
    id: newId(),
    sealedSecret: keyring.seal(secret, sealedFor(userId)),
    lastStep: 0,
    createdAt: clock.now(),
  }
  const [made] = await database.plain
    .insert(factors)
    .values({ ...begun, userId })
    .onConflictDoUpdate({ target: factors.userId, set: begun, setWhere: isNull(factors.confirmedAt) })
    .returning({ id: factors.id })
  if (!made) throw alreadyOn()
  return { id: made.id, secret, uri: keyUri(secret, email) }
}

/**
 * Switches two-step sign-in on by the app's first code, tells the mailbox, and returns the backup codes. Every other
 * session ends: none of them was ever asked for a code.
 * @throws {Refusal} 'not_found' for a factor that is not theirs or was proven already, 'forbidden' before the
 * address is confirmed, 'invalid' at a wrong code.
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
    const factor = await lockBegun(tx, userId, factorId)
    if (!(await useAppCode(keyring, tx, clock.now(), factor, typed))) throw wrongCode(typed)
    await tx.update(factors).set({ confirmedAt: clock.now() }).where(eq(factors.id, factorId))
    await endSessions(tx, userId, { except: sessionId })
    await recordAccountAct(tx, clock.now(), { userId, action: 'two_factor_on' })
    await queueAccountMail(services, tx, { kind: 'two-factor-on', recipient: email, userId })
    return replaceBackupCodes(keyring, tx, userId)
  })
  await clearCodes(services, userId, typed)
  return codes
}

async function lockBegun(tx: Tx, userId: string, factorId: string) {
  const [begun] = await tx
    .select()
    .from(factors)
    .where(and(eq(factors.id, factorId), eq(factors.userId, userId), isNull(factors.confirmedAt)))
    .for('update')
  if (!begun) throw notFound('Authenticator app')
  return begun
}

const alreadyOn = () => new Refusal('conflict', 'Two-step sign-in is on already')
