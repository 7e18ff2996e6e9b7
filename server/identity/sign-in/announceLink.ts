import { and, eq, exists, ne, or, sql } from 'drizzle-orm'
import { recordAccountAct } from '#server/businesses/audit/index.ts'
import { account, session, user } from '#server/identity/auth/tables.ts'
import { revokeTokens } from '#server/identity/proofs/index.ts'
import { queueAccountMail } from '#server/identity/proofs/mail/index.ts'
import { endSessions } from '#server/identity/sessions/index.ts'
import type { Tx } from '#server/platform/database/index.ts'
import type { Services } from '#server/services.ts'

/**
 * Runs before a provider, Google or a company's, first opens an existing account that was used before. A
 * stranger may be signed in to it, so every session ends, a change of address is cancelled, and the mailbox is
 * told. Nothing for a new account.
 */
export function announceLink(
  services: Pick<Services, 'database' | 'jobs' | 'clock'>,
  userId: string,
  providerId: string,
) {
  return services.database.transaction({}, async (tx) => {
    const [person] = await tx
      .select({ email: user.email })
      .from(user)
      .where(and(eq(user.id, userId), wasOpenedBefore(tx, userId, providerId)))
    if (!person) return
    await endSessions(tx, userId)
    await revokeTokens(tx, 'change-email', userId)
    const isGoogle = providerId === 'google'
    const action = isGoogle ? 'google_linked' : 'sso_linked'
    await recordAccountAct(tx, services.clock.now(), { userId, action })
    const kind = isGoogle ? 'google-linked' : 'sso-linked'
    await queueAccountMail(services, tx, { kind, recipient: person.email, userId })
  })
}

/** By another stored way, or by codes and links, which leave a session or a workspace. */
const wasOpenedBefore = (tx: Tx, userId: string, providerId: string) =>
  or(
    exists(
      tx
        .select({ id: account.id })
        .from(account)
        .where(and(eq(account.userId, userId), ne(account.providerId, providerId))),
    ),
    exists(tx.select({ id: session.id }).from(session).where(eq(session.userId, userId))),
    sql`exists (select from memberships_of(${userId}::uuid))`,
  )
