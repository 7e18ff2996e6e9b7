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
 * Runs when a mailbox is first proven by a sign-in. Until then anybody could have made the account with that
 * address, to wait in it for the owner. So all earlier ways into it stop working (as with better-auth's own
 * codes), and the mailbox is told if there was a password.
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
