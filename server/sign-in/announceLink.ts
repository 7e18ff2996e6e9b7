import { and, eq, ne } from 'drizzle-orm'
import { recordAccountAct } from '#server/audit/index.ts'
import type { Services } from '#server/services.ts'
import { endSessions } from './endSessions.ts'
import { revokeTokens } from './mailedTokens.ts'
import { queueAccountMail } from './queueAccountMail.ts'
import { account, user } from './tables.ts'

/**
 * Before an account that had another way in is first opened by a provider, Google or a company's: whoever is signed in to it may be somebody
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
      .innerJoin(account, and(eq(account.userId, user.id), ne(account.providerId, providerId)))
      .where(eq(user.id, userId))
    if (!person) return
    await endSessions(tx, userId)
    await revokeTokens(tx, 'change-email', userId)
    await recordAccountAct(tx, services.clock.now(), { userId, action: 'google_linked' })
    const kind = providerId === 'google' ? 'google-linked' : 'sso-linked'
    await queueAccountMail(services, tx, { kind, recipient: person.email, userId })
  })
}
