import { queueAccountMail } from '#server/identity/proofs/mail/index.ts'
import type { Tx } from '#server/platform/database/index.ts'
import type { Services } from '#server/services.ts'
import { claimAccount } from './claimAccount.ts'

/** Claims an account for the owner of its mailbox, and tells the mailbox if a password ended. */
export async function claimByMailbox(
  services: Services,
  tx: Tx,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const { hadPassword } = await claimAccount(services, tx, userId)
  if (hadPassword)
    await queueAccountMail(services, tx, { kind: 'password-dropped', recipient: email, userId })
}
