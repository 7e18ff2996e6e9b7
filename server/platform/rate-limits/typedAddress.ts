import { mailboxOf } from '#server/platform/contact/emailAddress.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import type { Tx } from '#server/platform/database/index.ts'
import type { Keyring } from '#server/platform/secrets/keyring.ts'
import { countAttempt, type RateLimit } from './attempts.ts'

const DAY = 24 * 3600
const A_DAY: RateLimit = { limit: 5, windowSeconds: DAY }
const ACCOUNTS: RateLimit = { limit: 5, windowSeconds: 30 * DAY }

/** The transaction in which a mail is queued or an account is opened, and what its count needs. */
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

/**
 * Counts an account that is opened with an address: five in thirty days for one mailbox, however it is written, as each
 * brings a trial. Accounts of whoever has proven the mailbox count apart: strangers who type an address use up nothing
 * of its owner's.
 * @returns false once the mailbox has its accounts
 */
export const countNewAccount = (
  { tx, keyring, now }: Counting,
  address: string,
  { isProven }: { isProven: boolean },
): Promise<boolean> =>
  countAttempt(
    tx,
    `new account:${isProven ? 'proven' : 'typed'}:${keyring.hash(mailboxOf(address))}`,
    ACCOUNTS,
    now,
  )
