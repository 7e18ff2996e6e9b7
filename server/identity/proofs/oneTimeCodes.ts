import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Tx } from '#server/platform/database/index.ts'
import { numericCode, secretToken } from '#server/platform/secrets/codes.ts'
import { hashToken, type Keyring, sameText } from '#server/platform/secrets/keyring.ts'
import { type CodePurpose, oneTimeCodes } from './tables.ts'

// better-auth's email-otp, magic-link and phone-number plug-ins store codes of their own. They do not fit our rules: a
// code and a link that end each other, codes made by the worker when it sends, hashes under a key (a million codes are
// quickly tried against a plain one), and a limit that counts tries made at the same time.

export const CODE_DIGITS = 6
export const CODE_MINUTES = 10
const MOST_TRIES = 5

export type NewCode = {
  purpose: CodePurpose
  /** An address in lower case, or a phone in E.164. */
  recipient: string
  userId?: string
  opensAccount?: boolean
}
/** The proof that a right code or link gives. `codeHash` tells it from a newer one. */
export type Proof = Pick<
  typeof oneTimeCodes.$inferSelect,
  'purpose' | 'recipient' | 'userId' | 'opensAccount' | 'codeHash'
>

/** Makes a code, and a link's token, valid for ten minutes. Earlier ones stop working. */
export async function issueCode(tx: Tx, keyring: Keyring, now: Date, issued: NewCode) {
  const { purpose, recipient, userId = null, opensAccount = false } = issued
  const code = numericCode(CODE_DIGITS)
  const linkToken = secretToken()
  const made = {
    codeHash: keyring.hash(saltedCode(purpose, recipient, code)),
    linkHash: purpose === 'email' ? hashToken(linkToken) : null,
    userId,
    opensAccount,
    tries: 0,
    expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
    createdAt: now,
  }
  await tx
    .insert(oneTimeCodes)
    .values({ purpose, recipient, ...made })
    .onConflictDoUpdate({ target: [oneTimeCodes.purpose, oneTimeCodes.recipient], set: made })
  return { code, linkToken }
}

/**
 * Tries a code; returns its proof if it is right. Each call counts a try, and after five wrong ones the code stops
 * working. So it must not run in a transaction that the refusal rolls back.
 */
export async function tryCode(
  tx: Tx,
  keyring: Keyring,
  now: Date,
  { purpose, recipient, code }: { purpose: CodePurpose; recipient: string; code: string },
): Promise<Proof | undefined> {
  const [tried] = await tx
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(
      and(
        eq(oneTimeCodes.purpose, purpose),
        eq(oneTimeCodes.recipient, recipient),
        gt(oneTimeCodes.expiresAt, now),
        lt(oneTimeCodes.tries, MOST_TRIES),
      ),
    )
    .returning()
  if (!tried) return undefined
  const hashes = keyring.hashes(saltedCode(purpose, recipient, code))
  return hashes.some((hash) => sameText(hash, tried.codeHash)) ? tried : undefined
}

/** The proof of a valid link, which still works afterwards. */
export async function readLink(tx: Tx, now: Date, token: string): Promise<Proof | undefined> {
  const [found] = await tx
    .select()
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.linkHash, hashToken(token)), gt(oneTimeCodes.expiresAt, now)))
  return found
}

/** Uses up a code and its link. Of two requests at once one gets false. */
export async function useProof(tx: Tx, { purpose, recipient, codeHash }: Proof): Promise<boolean> {
  const used = await tx
    .delete(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.purpose, purpose),
        eq(oneTimeCodes.recipient, recipient),
        eq(oneTimeCodes.codeHash, codeHash),
      ),
    )
    .returning({ recipient: oneTimeCodes.recipient })
  return used.length > 0
}

export async function forgetExpiredCodes(tx: Tx, now: Date): Promise<void> {
  await tx.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, now))
}

const saltedCode = (purpose: CodePurpose, recipient: string, code: string): string =>
  `one-time-code:${purpose}:${recipient}:${code}`
