import { queueAccountMail } from '#server/identity/proofs/mail/index.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { countNewAccount, refuseSpentAddress } from '#server/platform/rate-limits/index.ts'
import type { Services } from '#server/services.ts'

const DAY_SECONDS = 24 * 3600

/**
 * Counts an account that is opened in this transaction.
 * @throws {Refusal} 'too_many_requests' once the mailbox has its accounts of a month
 */
export async function limitNewAccounts(
  { keyring, clock }: Pick<Services, 'keyring' | 'clock'>,
  tx: Tx,
  email: string,
  { isProven }: { isProven: boolean },
): Promise<void> {
  if (await countNewAccount({ tx, keyring, now: clock.now() }, email, { isProven })) return
  throw new Refusal(
    'too_many_requests',
    isProven
      ? 'Several accounts were opened with this mailbox lately. Sign in to one of them.'
      : 'Several accounts were opened with this mailbox lately. Sign in to one of them, or by a mailed code.',
    { retryAfter: DAY_SECONDS },
  )
}

/**
 * Queues the mail by which the owner of a mailbox confirms the address of an account. Whoever opened the account may
 * have typed anybody's.
 * @throws {Refusal} 'too_many_requests' once the mailbox has had its daily mails of this kind, for whichever accounts
 */
export async function queueVerification(
  services: Pick<Services, 'keyring' | 'clock' | 'jobs'>,
  tx: Tx,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const { keyring, clock } = services
  const counting = { tx, keyring, now: clock.now() }
  await refuseSpentAddress(counting, { cause: 'verification', address: email, mails: 'of these mails' })
  await queueAccountMail(services, tx, { kind: 'verify-email', recipient: email, userId })
}
