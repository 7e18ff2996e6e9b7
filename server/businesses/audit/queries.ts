import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { behind, queryRows, type Tx } from '#server/platform/database/index.ts'
import type { TimeCursor } from '#server/platform/http/pages/page.ts'
import type { Action, Row } from './actions.ts'
import { auditEntries } from './tables.ts'

/** A row before its ids have names. */
export type Nameless = Omit<Row, 'user_name' | 'about_name' | 'customer_name' | 'invited' | 'program'>

export type Wanted = {
  person?: string | undefined
  actions: readonly Action[] | null
  since: Date | null
  until: Date | null
  before: TimeCursor | null
  most: number
}

/** Entries of one business, newest first. Call it within a transaction of the business. */
export async function findBusinessEntries(
  tx: Tx,
  businessId: string,
  { person, actions, since, until, before, most }: Wanted,
): Promise<Nameless[]> {
  const rows = await tx
    .select()
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.business_id, businessId),
        person ? or(eq(auditEntries.user_id, person), eq(auditEntries.about_user_id, person)) : undefined,
        actions ? inArray(auditEntries.action, [...actions]) : undefined,
        since ? gte(auditEntries.created_at, since) : undefined,
        until ? lt(auditEntries.created_at, until) : undefined,
        behind(auditEntries.created_at, auditEntries.id, before),
      ),
    )
    .orderBy(desc(auditEntries.created_at), desc(auditEntries.id))
    .limit(most)
  return rows.map((row) => ({ ...row, company_name: null }))
}

/** Entries of every business and of none, or of one business. The database refuses everybody but super admins. */
export async function findAllEntries(tx: Tx, businessId: string | null, wanted: Wanted): Promise<Nameless[]> {
  const rows = await queryRows<Omit<Nameless, 'created_at'> & { created_at: Date | string }>(
    tx,
    sql`select * from admin_audit(${businessId}::uuid, ${narrowed(wanted)})`,
  )
  return rows.map((row) => ({ ...row, created_at: new Date(row.created_at) }))
}

function narrowed({ person, actions, since, until, before, most }: Wanted): SQL {
  const moment = (at: Date | null | undefined) => sql`${at?.toISOString() ?? null}::timestamptz`
  // The actions are sent as one text, because the two drivers write arrays differently.
  const listed = actions && `{${actions.join(',')}}`
  return sql`${person ?? null}::uuid, ${listed}::text[], ${moment(since)}, ${moment(until)},
    ${moment(before?.at)}, ${before?.id ?? null}::uuid, ${most}::integer`
}

export const endOldEntries = (tx: Tx) => tx.execute(sql`select end_audit_entries()`)
