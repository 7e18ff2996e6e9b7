import { sql } from 'drizzle-orm'
import type { Standing } from '#server/platform/context/context.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'

/** @throws a database error, 'forbidden' in SQL, unless the transaction's person is a super admin. */
export const requireSuperAdmin = (tx: Tx) => tx.execute(sql`select require_super_admin()`)

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
