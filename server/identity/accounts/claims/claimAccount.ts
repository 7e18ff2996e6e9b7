import { findAuditedBusiness, recordAccountActAt } from '#server/businesses/audit/index.ts'
import { markAddressProven } from '#server/identity/auth/index.ts'
import type { Tx } from '#server/platform/database/index.ts'
import type { Services } from '#server/services.ts'
import { emptyAccount } from './emptyAccount.ts'

/**
 * Claims an account for the owner of its mailbox, which was never proven: by a mailed code or link, a reset, or the
 * link of the sign-up mail in a browser that is not signed in to the account. Until then anybody could have made the
 * account, to wait in it for the owner. better-auth's own codes end less of what such a person holds. From here on the
 * address is proven. Afterwards the transaction speaks for one of the account's businesses, so it must write nothing
 * more by a function.
 * @returns whether there was a password; the mailbox should be told that it ended
 */
export async function claimAccount(
  services: Services,
  tx: Tx,
  userId: string,
): Promise<{ hadPassword: boolean }> {
  // Looks at every business, so it comes before anything is written.
  const audited = await findAuditedBusiness(tx, userId)
  const ended = await emptyAccount(services, tx, userId)
  const now = services.clock.now()
  await markAddressProven(tx, now, userId)
  await recordAccountActAt(tx, now, audited, { userId, action: 'account_claimed' })
  return ended
}
