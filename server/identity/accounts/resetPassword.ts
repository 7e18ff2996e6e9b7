import { claimAccount } from '#server/identity/accounts/claims/index.ts'
import { takePhone } from '#server/identity/accounts/one-time-codes/index.ts'
import { findPerson, triesByStrangers } from '#server/identity/auth/index.ts'
import { readToken, type TokenHolder, useToken } from '#server/identity/proofs/index.ts'
import { queueAccountMail } from '#server/identity/proofs/mail/index.ts'
import { setPassword, signInAttempts } from '#server/identity/sign-in/index.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { hashPassword } from '#server/platform/passwords/index.ts'
import { clearAttempts } from '#server/platform/rate-limits/index.ts'
import type { Services } from '#server/services.ts'

/** Mails a link to an address, if it has an account. Nothing here depends on whether it does. */
export function requestReset(services: Services, email: string): Promise<void> {
  return services.database.transaction({}, (tx) =>
    queueAccountMail(services, tx, { kind: 'reset-password', recipient: email }),
  )
}

/**
 * Reads the account whose password a link resets.
 * @throws {Refusal} 'conflict' for a link that no longer works.
 */
export async function openReset({ database, clock }: Services, token: string): Promise<TokenHolder> {
  return stillTheirs(database.plain, await readToken(database.plain, clock.now(), 'reset-password', token))
}

/**
 * Sets a new password with a mailed link, once. Every session ends, and a locked account is unlocked. A phone for
 * texted codes is removed: it may belong to the person because of whom the reset was needed. The link proves the
 * mailbox: if it was never proven before, this claims the account.
 * @throws {Refusal} 'conflict' for a link that no longer works.
 */
export async function resetPassword(
  services: Services,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const { database, clock, keyring } = services
  // Checked before the password is hashed, so that a dead link costs no hash.
  await openReset(services, token)
  const hashed = await hashPassword(password)
  // A transaction of its own, because a claim writes rows of businesses. A crash after it leaves an account without a
  // password, which another link opens.
  const { userId, email } = await database.transaction({}, async (tx) => {
    const used = await useToken(tx, clock.now(), 'reset-password', token)
    const { isProven, ...holder } = await stillTheirs(tx, used)
    if (!isProven) await claimAccount(services, tx, holder.userId)
    return holder
  })
  await database.transaction({}, async (tx) => {
    await setPassword(services, tx, { id: userId, email }, { hashed })
    await takePhone(services, tx, { userId, email })
    await clearAttempts(tx, signInAttempts(triesByStrangers(keyring, email)))
  })
}

/**
 * The holder of a link, if the account still has the address.
 * @throws {Refusal} 'conflict' for a link mailed to an address that the account no longer has
 */
async function stillTheirs(
  tx: Tx,
  holder: TokenHolder | undefined,
): Promise<TokenHolder & { isProven: boolean }> {
  const person = holder && (await findPerson(tx, holder.userId))
  if (!holder || person?.email !== holder.email)
    throw new Refusal('conflict', 'This link has been used already or has expired')
  return { ...holder, isProven: person.emailVerified }
}
