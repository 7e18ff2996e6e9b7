import type { Tx } from '#server/platform/database/index.ts'
import { newId } from '#server/platform/ids.ts'
import type { Services } from '#server/services.ts'
import { type AccountMailKind, accountMails } from './tables.ts'

export type NewAccountMail = {
  kind: AccountMailKind
  recipient: string
  userId?: string | null
  businessId?: string | null
}

/**
 * Queues a mail of the platform in the caller's transaction. The same is done for an address that nobody has as
 * for a known one: what it says, and whether it goes out at all, is found by the worker.
 */
export async function queueAccountMail(
  { jobs, clock }: Pick<Services, 'jobs' | 'clock'>,
  tx: Tx,
  { kind, recipient, userId = null, businessId = null }: NewAccountMail,
): Promise<void> {
  const id = newId()
  await tx.insert(accountMails).values({ id, kind, recipient, userId, businessId, createdAt: clock.now() })
  await jobs.enqueue(tx, 'send-account-mail', { mailId: id })
}
