import { and, eq } from 'drizzle-orm'
import { recordAccountAct } from '#server/businesses/audit/index.ts'
import { account } from '#server/identity/auth/tables.ts'
import { revokeCodes, revokeTokens } from '#server/identity/proofs/index.ts'
import { queueAccountMail } from '#server/identity/proofs/mail/index.ts'
import { endSessions } from '#server/identity/sessions/index.ts'
import { newId } from '#server/platform/context/ids.ts'
import type { Tx } from '#server/platform/database/index.ts'
import type { Services } from '#server/services.ts'

/**
 * Sets a person's first or another password: every other session ends, links to reset the old one or to change
 * the address stop working, so does every code that is on its way, and the mailbox is told.
 * @param hashed by hashPassword
 */
export async function setPassword(
  services: Services,
  tx: Tx,
  person: { id: string; email: string },
  { hashed, keepSession }: { hashed: string; keepSession?: string },
): Promise<void> {
  const now = services.clock.now()
  const own = and(eq(account.userId, person.id), eq(account.providerId, 'credential'))
  const changed = await tx
    .update(account)
    .set({ password: hashed, updatedAt: now })
    .where(own)
    .returning({ id: account.id })
  if (changed.length === 0)
    await tx.insert(account).values({
      id: newId(),
      userId: person.id,
      accountId: person.id,
      providerId: 'credential',
      password: hashed,
      createdAt: now,
      updatedAt: now,
    })
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
