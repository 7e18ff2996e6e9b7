import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '#server/platform/database/index.ts'
import type { Keyring } from '#server/platform/secrets/keyring.ts'
import { readableCode } from '#server/platform/secrets/readableCode.ts'
import { backupCodes } from './tables.ts'

const COUNT = 10
/** 10 of 25 characters are 46 bits, which ten tries in a quarter of an hour cannot find. */
const LENGTH = 10

/**
 * Makes a person's backup codes and replaces earlier ones. Only hashes are stored, so the codes can be shown only now.
 */
export async function replaceBackupCodes(keyring: Keyring, tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, () => readableCode(LENGTH))
  await deleteBackupCodes(tx, userId)
  await tx
    .insert(backupCodes)
    .values(codes.map((code) => ({ userId, codeHash: keyring.hash(hashed(userId, code)) })))
  return codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`)
}

/** Uses up a backup code. Of two requests at once one finds nothing. */
export async function useBackupCode(
  keyring: Keyring,
  tx: Tx,
  userId: string,
  code: string,
): Promise<boolean> {
  const used = await tx
    .delete(backupCodes)
    .where(
      and(
        eq(backupCodes.userId, userId),
        inArray(backupCodes.codeHash, keyring.hashes(hashed(userId, code))),
      ),
    )
    .returning({ userId: backupCodes.userId })
  return used.length > 0
}

export async function deleteBackupCodes(tx: Tx, userId: string): Promise<void> {
  await tx.delete(backupCodes).where(eq(backupCodes.userId, userId))
}

export const countBackupCodes = (tx: Tx, userId: string): Promise<number> =>
  tx.$count(backupCodes, eq(backupCodes.userId, userId))

const hashed = (userId: string, code: string): string => `backup code:${userId}:${code.toUpperCase()}`
