import { recordAccountAct } from '#server/businesses/audit/index.ts'
import { findMemberships } from '#server/businesses/business/index.ts'
import { endSessions, findPerson, findProviders, hasSessions } from '#server/identity/auth/index.ts'
import { revokeTokens } from '#server/identity/proofs/index.ts'
import { queueAccountMail } from '#server/identity/proofs/mail/index.ts'
import type { Tx } from '#server/platform/database/index.ts'
import type { Services } from '#server/services.ts'

/**
 * Runs before a provider, Google or a company's, first opens an existing account that was used before. A stranger may
 * be signed in to it, so every session ends, a change of address is cancelled, and the mailbox is told. It does nothing
 * for a new account.
 */
export function announceLink(
  services: Pick<Services, 'database' | 'jobs' | 'clock'>,
  userId: string,
  providerId: string,
) {
  return services.database.transaction({}, async (tx) => {
    const person = await findPerson(tx, userId)
    if (!person || !(await wasOpenedBefore(tx, userId, providerId))) return
    await endSessions(tx, userId)
    await revokeTokens(tx, 'change-email', userId)
    const isGoogle = providerId === 'google'
    const action = isGoogle ? 'google_linked' : 'sso_linked'
    await recordAccountAct(tx, services.clock.now(), { userId, action })
    const kind = isGoogle ? 'google-linked' : 'sso-linked'
    await queueAccountMail(services, tx, { kind, recipient: person.email, userId })
  })
}

/** True if the account was opened by another stored way, or by codes and links, which leave a session or a business. */
async function wasOpenedBefore(tx: Tx, userId: string, providerId: string): Promise<boolean> {
  const providers = await findProviders(tx, userId)
  if (providers.some((provider) => provider !== providerId)) return true
  if (await hasSessions(tx, userId)) return true
  const { memberships, isSuperAdmin } = await findMemberships(tx, userId)
  return memberships.length > 0 || isSuperAdmin
}
