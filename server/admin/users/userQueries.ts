import { and, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { factors } from '#server/identity/auth/factors/tables.ts'
import { account, session, user } from '#server/identity/auth/tables.ts'
import type { Standing } from '#server/platform/context/context.ts'
import { behind, queryRows, type Tx } from '#server/platform/database/index.ts'
import type { TimeCursor } from '#server/platform/http/page.ts'
import { soughtIn } from '#server/platform/text/fold.ts'

/** @throws a database error, 'forbidden' in SQL, unless the transaction's person is a super admin. */
export const requireSuperAdmin = (tx: Tx) => tx.execute(sql`select require_super_admin()`)

type Filter = { search?: string | undefined; after: TimeCursor | null }

/** People, newest first. */
export function findUsers(tx: Tx, { search, after }: Filter, most: number) {
  const sought = soughtIn(search)
  return tx
    .select()
    .from(user)
    .where(
      and(
        sought
          ? sql`(position(${sought} in folded(${user.name})) > 0 or position(${sought} in folded(${user.email})) > 0)`
          : undefined,
        behind(user.createdAt, user.id, after),
      ),
    )
    .orderBy(desc(user.createdAt), desc(user.id))
    .limit(most)
}

export type UserRow = typeof user.$inferSelect

export async function findUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  const [found] = await tx.select().from(user).where(eq(user.id, id))
  return found
}

/**
 * Several at once in the order of their ids, so that two transactions that lock the same people wait for each
 * other.
 */
export const lockUsers = (tx: Tx, ids: string[]): Promise<UserRow[]> =>
  tx.select().from(user).where(inArray(user.id, ids)).orderBy(user.id).for('update')

export async function setSuspension(tx: Tx, id: string, since: { at: Date; reason: string } | null) {
  await tx
    .update(user)
    .set({ suspendedAt: since?.at ?? null, suspendedReason: since?.reason ?? null })
    .where(eq(user.id, id))
}

export async function findSuperAdmins(tx: Tx, people: string[]): Promise<Set<string>> {
  // One text, because the two drivers write arrays differently.
  const listed = `{${people.join(',')}}`
  const rows = await queryRows<{ id: string }>(tx, sql`select id from super_admins_among(${listed}::uuid[])`)
  return new Set(rows.map(({ id }) => id))
}

export const findBusinesses = (tx: Tx, userId: string) =>
  queryRows<{ business_id: string; company_name: string; role: string; standing: Standing }>(
    tx,
    sql`select * from admin_shops_of(${userId}::uuid)`,
  )

/** The API keys that a person made and nobody revoked, grouped by business. */
export const findKeysMadeBy = (tx: Tx, userId: string) =>
  queryRows<{ business_id: string; company_name: string; id: string; name: string }>(
    tx,
    sql`select * from admin_api_keys_of(${userId}::uuid)`,
  )

export const findWays = (tx: Tx, userId: string) =>
  tx.select({ provider: account.providerId }).from(account).where(eq(account.userId, userId))

export async function hasFactor(tx: Tx, userId: string): Promise<boolean> {
  const confirmed = and(eq(factors.userId, userId), isNotNull(factors.confirmedAt))
  return (await tx.$count(factors, confirmed)) > 0
}

const MOST_SESSIONS = 100

export const findSessions = (tx: Tx, userId: string) =>
  tx
    .select()
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, sql`now()`)))
    .orderBy(desc(session.updatedAt))
    .limit(MOST_SESSIONS)
