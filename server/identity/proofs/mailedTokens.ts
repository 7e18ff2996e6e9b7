import { and, eq } from 'drizzle-orm'
import {
  deleteVerifications,
  findVerified,
  insertVerification,
  takeVerified,
} from '#server/identity/auth/index.ts'
import { accountMails } from '#server/identity/proofs/mail/tables.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { secretToken } from '#server/platform/secrets/codes.ts'
import { hashToken } from '#server/platform/secrets/keyring.ts'

/** Minutes for which a mailed link works, by its purpose. */
export const tokenMinutes = { 'reset-password': 30, 'verify-email': 24 * 60, 'change-email': 60 } as const
export type TokenPurpose = keyof typeof tokenMinutes

/** The person of the link, and the mailbox that it proves. */
export type TokenHolder = { userId: string; email: string }

/** Makes a link's token, which only the mail contains. Only a person's newest link works. */
export async function issueToken(
  tx: Tx,
  now: Date,
  purpose: TokenPurpose,
  { userId, email }: TokenHolder,
): Promise<string> {
  await forgetTokens(tx, purpose, userId)
  const token = secretToken()
  await insertVerification(tx, now, {
    identifier: keyOf(purpose, token),
    value: `${userId} ${email}`,
    expiresAt: new Date(now.getTime() + tokenMinutes[purpose] * 60_000),
  })
  return token
}

/** Revokes a person's links, and deletes the mails that would still bring one. */
export async function revokeTokens(tx: Tx, purpose: TokenPurpose, userId: string): Promise<void> {
  // The mails first: if one is being composed, this waits and then finds its link.
  await tx.delete(accountMails).where(and(eq(accountMails.userId, userId), eq(accountMails.kind, purpose)))
  await forgetTokens(tx, purpose, userId)
}

const forgetTokens = (tx: Tx, purpose: TokenPurpose, userId: string): Promise<void> =>
  deleteVerifications(tx, { identifier: `${purpose}:`, value: `${userId} ` })

/** The person of a valid token, which still works afterwards. */
export async function readToken(
  tx: Tx,
  now: Date,
  purpose: TokenPurpose,
  token: string,
): Promise<TokenHolder | undefined> {
  const found = await findVerified(tx, now, keyOf(purpose, token))
  return found === undefined ? undefined : holderOf(found)
}

/** Reads the person of a valid token and uses it up. Of two requests at once one finds nothing. */
export async function useToken(
  tx: Tx,
  now: Date,
  purpose: TokenPurpose,
  token: string,
): Promise<TokenHolder | undefined> {
  const used = await takeVerified(tx, now, keyOf(purpose, token))
  return used === undefined ? undefined : holderOf(used)
}

const keyOf = (purpose: TokenPurpose, token: string): string => `${purpose}:${hashToken(token)}`

function holderOf(value: string): TokenHolder {
  const [userId = '', email = ''] = value.split(' ')
  return { userId, email }
}
