import { sql } from 'drizzle-orm'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import type { TextAlarm } from './contract.ts'
import type { NewName } from './review/namesContract.ts'

export type Totals = { total: number; active: number; trial: number; asking: number; monthly_revenue: string }

export async function countTenants(tx: Tx, now: Date): Promise<Totals> {
  const [totals] = await queryRows<Totals>(
    tx,
    sql`select total, active, trial, asking, monthly_revenue::text
      from admin_overview(${now.toISOString()}::timestamptz)`,
  )
  return totals!
}

type NameRow = Omit<NewName, 'at'> & { created_at: Date | string; total: number }

/** New names that no super admin has checked, newest first, with their total number. */
export async function findNewNames(tx: Tx, most: number): Promise<{ names: NewName[]; total: number }> {
  const rows = await queryRows<NameRow>(
    tx,
    sql`select business_id, id, name, previous_name, email, created_at, total::integer as total
      from admin_new_names(${most}::integer)`,
  )
  return {
    names: rows.map(({ total: _, created_at, ...name }) => ({
      ...name,
      at: new Date(created_at).toISOString(),
    })),
    total: rows[0]?.total ?? 0,
  }
}

/** Marks a name as checked. False if it was marked before, or does not exist. */
export async function seeName(tx: Tx, now: Date, businessId: string, id: string): Promise<boolean> {
  const [row] = await queryRows<{ seen: boolean }>(
    tx,
    sql`select admin_see_name(${businessId}::uuid, ${id}::uuid, ${now.toISOString()}::timestamptz) as seen`,
  )
  return row!.seen
}

/**
 * Counts of texts since a day: the platform's rows, and those of businesses and networks that reached their
 * limit.
 */
export type TextCount = {
  day: string
  scope: TextAlarm['scope']
  sent: number
  reached_at: Date | string | null
  company_name: string | null
}

export const findTextCounts = (tx: Tx, since: string): Promise<TextCount[]> =>
  queryRows<TextCount>(tx, sql`select * from admin_text_counts(${since}::text)`)
