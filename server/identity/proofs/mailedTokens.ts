import { and, eq, gt, sql } from 'drizzle-orm'
import { verification } from '#server/identity/auth/tables.ts'
import { accountMails } from '#server/identity/proofs/mail/tables.ts'
import { newId } from '#server/platform/context/ids.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { secretToken } from '#server/platform/secrets/codes.ts'
import { hashToken } from '#server/platform/secrets/keyring.ts'

/** What a mailed link allows, and for how many minutes. */
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
  await tx.insert(verification).values({
    id: newId(),
    identifier: keyOf(purpose, token),
    value: `${userId} ${email}`,
    expiresAt: new Date(now.getTime() + tokenMinutes[purpose] * 60_000),
    createdAt: now,
    updatedAt: now,
  })
  return token
}

/** Revokes a person's links, and deletes the mails that would still bring one. */
export async function revokeTokens(tx: Tx, purpose: TokenPurpose, userId: string): Promise<void> {
  // The mails first: if one is being composed, this waits and then finds its link.
  await tx.delete(accountMails).where(and(eq(accountMails.userId, userId), eq(accountMails.kind, purpose)))
  await forgetTokens(tx, purpose, userId)
}

async function forgetTokens(tx: Tx, purpose: TokenPurpose, userId: string): Promise<void> {
  await tx
    .delete(verification)
    .where(
      sql`starts_with(${verification.identifier}, ${`${purpose}:`}) and starts_with(${verification.value}, ${`${userId} `})`,
    )
}

/** The person of a valid token; it still works afterwards. */
export async function readToken(
  tx: Tx,
  now: Date,
  purpose: TokenPurpose,
  token: string,
): Promise<TokenHolder | undefined> {
  const [found] = await tx
    .select({ value: verification.value })
    .from(verification)
    .where(working(now, purpose, token))
  return found && holderOf(found.value)
}

/** The same, and uses it up: of two requests at once one finds nothing. */
export async function useToken(
  tx: Tx,
  now: Date,
  purpose: TokenPurpose,
  token: string,
): Promise<TokenHolder | undefined> {
  const [used] = await tx
    .delete(verification)
    .where(working(now, purpose, token))
    .returning({ value: verification.value })
  return used && holderOf(used.value)
}

const keyOf = (purpose: TokenPurpose, token: string): string => `${purpose}:${hashToken(token)}`

const working = (now: Date, purpose: TokenPurpose, token: string) =>
  and(eq(verification.identifier, keyOf(purpose, token)), gt(verification.expiresAt, now))

function holderOf(value: string): TokenHolder {
  const [userId = '', email = ''] = value.split(' ')
  return { userId, email }
}
