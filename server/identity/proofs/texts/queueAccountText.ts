import { newId } from '#server/platform/context/ids.ts'
import type { Tx } from '#server/platform/database/index.ts'
import type { Services } from '#server/services.ts'
import { sendAccountTextQueue } from '../queues.ts'
import { type AccountTextKind, accountTexts } from './tables.ts'

export type NewAccountText = { kind: AccountTextKind; recipient: string; userId?: string }

/** Queues a text of the platform in the caller's transaction, in the same way for a number without an account. */
export async function queueAccountText(
  { jobs, clock }: Pick<Services, 'jobs' | 'clock'>,
  tx: Tx,
  { kind, recipient, userId }: NewAccountText,
): Promise<void> {
  const id = newId()
  await tx
    .insert(accountTexts)
    .values({ id, kind, recipient, userId: userId ?? null, createdAt: clock.now() })
  await jobs.enqueue(tx, sendAccountTextQueue, { textId: id })
}
