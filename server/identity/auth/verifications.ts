import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { newId } from '#server/platform/context/ids.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { verification } from './tables.ts'

// better-auth keeps in this table what is still to be proven, and so do our mailed links.

type Verification = Pick<typeof verification.$inferInsert, 'identifier' | 'value' | 'expiresAt'>

export async function insertVerification(tx: Tx, now: Date, made: Verification): Promise<void> {
  await tx.insert(verification).values({ id: newId(), ...made, createdAt: now, updatedAt: now })
}

const valid = (now: Date, identifier: string) =>
  and(eq(verification.identifier, identifier), gt(verification.expiresAt, now))

/** The value under an identifier that has not expired. */
export async function findVerified(tx: Tx, now: Date, identifier: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ value: verification.value })
    .from(verification)
    .where(valid(now, identifier))
  return found?.value
}

/** Reads such a value and uses it up. Of two requests at once one finds nothing. */
export async function takeVerified(tx: Tx, now: Date, identifier: string): Promise<string | undefined> {
  const [used] = await tx
    .delete(verification)
    .where(valid(now, identifier))
    .returning({ value: verification.value })
  return used?.value
}

/** Deletes verifications whose identifier and value begin like this. */
export async function deleteVerifications(
  tx: Tx,
  begin: { identifier: string; value: string },
): Promise<void> {
  await tx
    .delete(verification)
    .where(
      sql`starts_with(${verification.identifier}, ${begin.identifier}) and starts_with(${verification.value}, ${begin.value})`,
    )
}

/** Deletes verifications that name an address. */
export async function deleteVerificationsOf(tx: Tx, email: string): Promise<void> {
  await tx
    .delete(verification)
    .where(
      sql`strpos(${verification.identifier}, ${email}) > 0 or strpos(${verification.value}, ${email}) > 0`,
    )
}

export async function deleteExpiredVerifications(tx: Tx, now: Date): Promise<void> {
  await tx.delete(verification).where(lt(verification.expiresAt, now))
}
