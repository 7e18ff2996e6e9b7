import { mailboxOf } from '#server/platform/contact/emailAddress.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import type { Tx } from '#server/platform/database/index.ts'
import type { Keyring } from '#server/platform/secrets/keyring.ts'
import { countAttempt, type RateLimit } from './attempts.ts'

const A_DAY: RateLimit = { limit: 5, windowSeconds: 24 * 3600 }

/** The transaction in which a mail is queued, and what its count needs. */
type Counting = { tx: Tx; keyring: Keyring; now: Date }

/**
 * Counts a mail that somebody caused by typing its address, which may be anybody's: five a day to one mailbox for each
 * `cause`, whoever typed it and for whichever account.
 * @returns false once the mailbox has had its day's
 */
export const countTypedAddress = (
  { tx, keyring, now }: Counting,
  cause: string,
  address: string,
): Promise<boolean> =>
  countAttempt(tx, `typed address:${cause}:${keyring.hash(mailboxOf(address))}`, A_DAY, now)

/**
 * Counts as `countTypedAddress` does, where whoever typed the address may know that its mailbox has had enough.
 * @param mails the mails, in words: 'invitations'
 * @throws {Refusal} 'too_many_requests' once the mailbox has had its day's
 */
export async function refuseSpentAddress(
  counting: Counting,
  { cause, address, mails }: { cause: string; address: string; mails: string },
): Promise<void> {
  if (await countTypedAddress(counting, cause, address)) return
  throw new Refusal(
    'too_many_requests',
    `This address has had many ${mails} today. Please try again tomorrow.`,
    { retryAfter: A_DAY.windowSeconds },
  )
}
