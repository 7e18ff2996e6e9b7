import { newId } from '#server/platform/context/ids.ts'
import type { Tx } from '#server/platform/database/index.ts'
import type { Services } from '#server/services.ts'
import { sendAccountMailQueue } from '../queues.ts'
import { type AccountMailKind, accountMails } from './tables.ts'

export type NewAccountMail = {
  kind: AccountMailKind
  recipient: string
  userId?: string | null
  businessId?: string | null
}

/**
 * Queues a mail of the platform in the caller's transaction. An unknown address is treated like a known one: the worker
 * decides what the mail says and whether it is sent.
 */
export async function queueAccountMail(
  { jobs, clock }: Pick<Services, 'jobs' | 'clock'>,
  tx: Tx,
  { kind, recipient, userId = null, businessId = null }: NewAccountMail,
): Promise<void> {
  const id = newId()
  await tx.insert(accountMails).values({ id, kind, recipient, userId, businessId, createdAt: clock.now() })
  await jobs.enqueue(tx, sendAccountMailQueue, { mailId: id })
}
