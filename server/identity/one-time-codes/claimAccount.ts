import { eq } from 'drizzle-orm'
import { recordAccountAct } from '#server/businesses/audit/index.ts'
import { queueAccountMail } from '#server/identity/account-mail/index.ts'
import { account, user } from '#server/identity/auth/tables.ts'
import { revokeTokens } from '#server/identity/proofs/index.ts'
import { endSessions } from '#server/identity/sessions/index.ts'
import { removeFactors } from '#server/identity/two-factor/index.ts'
import type { Tx } from '#server/platform/database/index.ts'
import type { Services } from '#server/services.ts'
import { dropPhone } from './accountPhone.ts'

/**
 * When a mailbox is first proven by signing in: until then the account may have been made by anybody who typed the
 * address, to wait in it for its owner. Whatever opened it before opens it no longer (as better-auth's own codes do),
 * and the mailbox is told where that was a password.
 */
export async function claimAccount(
  services: Services,
  tx: Tx,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const ways = await tx
    .delete(account)
    .where(eq(account.userId, id))
    .returning({ providerId: account.providerId })
  await endSessions(tx, id)
  for (const purpose of ['verify-email', 'change-email', 'reset-password'] as const)
    await revokeTokens(tx, purpose, id)
  await dropPhone(tx, id)
  await removeFactors(services, tx, id)
  await tx.update(user).set({ emailVerified: true, updatedAt: services.clock.now() }).where(eq(user.id, id))
  await recordAccountAct(tx, services.clock.now(), { userId: id, action: 'account_claimed' })
  if (ways.some(({ providerId }) => providerId === 'credential'))
    await queueAccountMail(services, tx, { kind: 'password-dropped', recipient: email, userId: id })
}
