import { and, eq, exists, ne, or, sql } from 'drizzle-orm'
import { recordAccountAct } from '#server/businesses/audit/index.ts'
import { queueAccountMail } from '#server/identity/account-mail/index.ts'
import { account, session, user } from '#server/identity/auth/tables.ts'
import { revokeTokens } from '#server/identity/proofs/index.ts'
import { endSessions } from '#server/identity/sessions/index.ts'
import type { Tx } from '#server/platform/database/index.ts'
import type { Services } from '#server/services.ts'

/**
 * Before an account that somebody was in already is first opened by a provider, Google or a company's: whoever is signed in to it may be somebody
 * else, so every session ends, a move to another address is off, and the mailbox is told. Nothing for a new account.
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

/** By another way that is kept, or by codes and links, of which a session or a workspace tells. */
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
