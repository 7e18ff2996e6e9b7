import { type SQL, sql } from 'drizzle-orm'
import { findNames } from '#server/identity/auth/index.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import type { TimeCursor } from '#server/platform/http/pages/page.ts'
import { soughtIn } from '#server/platform/text/fold.ts'
import { addDays, startOfLocalDay } from '#server/platform/time/calendar.ts'
import type { CreditFilter, CreditKind, CreditMovement } from './contract.ts'

const momentOf = (day: string | undefined, add = 0): string | null =>
  day === undefined ? null : startOfLocalDay(addDays(day, add), 'UTC').toISOString()

/** A filter as the parameters of the SQL functions. */
const asked = ({ businessId, search, kind, from, to }: CreditFilter): SQL =>
  sql`${businessId ?? null}::uuid, ${soughtIn(search)}::text, ${kind ?? null}::text,
    ${momentOf(from)}::timestamptz, ${momentOf(to, 1)}::timestamptz`

type Row = Omit<CreditMovement, 'by' | 'at'> & { recorded_by: string | null; created_at: Date | string }

/** Movements, newest first. Refused by the database unless the transaction's person is a super admin. */
export async function findCredits(
  tx: Tx,
  { id, ...filter }: CreditFilter & { id?: string },
  before: TimeCursor | null,
  most: number,
): Promise<CreditMovement[]> {
  const rows = await queryRows<Row>(
    tx,
    sql`select *, credits::float8 as credits from admin_credits(${id ?? null}::uuid, ${asked(filter)},
      ${before?.at.toISOString() ?? null}::timestamptz, ${before?.id ?? null}::uuid, ${most}::integer)`,
  )
  const names = await findNames(
    tx,
    rows.map(({ recorded_by }) => recorded_by),
  )
  return rows.map(({ recorded_by, created_at, ...row }) => ({
    ...row,
    by: names.get(recorded_by ?? '') ?? null,
    at: new Date(created_at).toISOString(),
  }))
}

export type KindSum = { kind: CreditKind; movements: number; credits: number }

export const sumCredits = (tx: Tx, filter: CreditFilter): Promise<KindSum[]> =>
  queryRows<KindSum>(
    tx,
    sql`select kind, movements::float8 as movements, credits::float8 as credits
      from admin_credit_sums(${asked(filter)})`,
  )
