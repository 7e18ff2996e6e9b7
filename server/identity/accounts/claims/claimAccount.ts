import { findAuditedBusiness, recordAccountActAt } from '#server/businesses/audit/index.ts'
import { markAddressProven } from '#server/identity/auth/index.ts'
import type { Tx } from '#server/platform/database/index.ts'
import type { Services } from '#server/services.ts'
import { emptyAccount } from './emptyAccount.ts'

/**
 * Runs when the owner of a mailbox comes to an account that was opened with it and never proven: by a mailed code or
 * link, a reset, or the link of the sign-up mail in a browser that is not signed in to it. Until then anybody could have
 * made the account, to wait in it for the owner (as with better-auth's own codes, and more of it). The address is proven
 * from here on. The transaction speaks for a shop of theirs afterwards, so it writes nothing by a function any more.
 * @returns whether there was a password, of whose end the mailbox should be told
 */
export async function claimAccount(
  services: Services,
  tx: Tx,
  userId: string,
): Promise<{ hadPassword: boolean }> {
  // It looks at every business, so before anything is written.
  const audited = await findAuditedBusiness(tx, userId)
  const ended = await emptyAccount(services, tx, userId)
  const now = services.clock.now()
  await markAddressProven(tx, now, userId)
  await recordAccountActAt(tx, now, audited, { userId, action: 'account_claimed' })
  return ended
}
