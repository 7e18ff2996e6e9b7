import { recordAccountAct } from '#server/businesses/audit/index.ts'
import { endSessions, keepPassword } from '#server/identity/auth/index.ts'
import { revokeCodes, revokeTokens } from '#server/identity/proofs/index.ts'
import { queueAccountMail } from '#server/identity/proofs/mail/index.ts'
import type { Tx } from '#server/platform/database/index.ts'
import type { Services } from '#server/services.ts'

/**
 * Sets a person's first or a new password. Every other session ends; links to reset the old password or to change the
 * address stop working, and so does every code that is on its way. The mailbox is told.
 * @param hashed by hashPassword
 */
export async function setPassword(
  services: Services,
  tx: Tx,
  person: { id: string; email: string },
  { hashed, keepSession }: { hashed: string; keepSession?: string },
): Promise<void> {
  const now = services.clock.now()
  await keepPassword(tx, now, person.id, hashed)
  await endSessions(tx, person.id, keepSession ? { except: keepSession } : {})
  await revokeTokens(tx, 'reset-password', person.id)
  await revokeTokens(tx, 'change-email', person.id)
  await revokeCodes(tx, person.id)
  await recordAccountAct(tx, now, { userId: person.id, action: 'password_changed' })
  await queueAccountMail(services, tx, {
    kind: 'password-changed',
    recipient: person.email,
    userId: person.id,
  })
}
