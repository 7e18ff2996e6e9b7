import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { creditTransactions } from '#server/businesses/credits/tables.ts'
import { user } from '#server/identity/auth/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import type { TimeCursor } from '#server/platform/http/page.ts'
import { soughtIn } from '#server/platform/text/fold.ts'
import { addDays, startOfLocalDay } from '#server/platform/time/calendar.ts'
import type { CreditFilter, CreditKind, CreditMovement } from './contract.ts'

const momentOf = (day: string | undefined, add = 0): string | null =>
  day === undefined ? null : startOfLocalDay(addDays(day, add), 'UTC').toISOString()

/** The filter as the functions take it. */
const asked = ({ business_id, search, kind, from, to }: CreditFilter): SQL =>
  sql`${business_id ?? null}::uuid, ${soughtIn(search)}::text, ${kind ?? null}::text,
    ${momentOf(from)}::timestamptz, ${momentOf(to, 1)}::timestamptz`

type Row = Omit<CreditMovement, 'by' | 'at'> & { recorded_by: string | null; created_at: Date | string }

/** Newest first. Refused by the database unless the transaction's person is a super admin. */
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
  const names = await namesOf(
    tx,
    rows.map(({ recorded_by }) => recorded_by),
  )
  return rows.map(({ recorded_by, created_at, ...row }) => ({
    ...row,
    by: names.get(recorded_by ?? '') ?? null,
    at: new Date(created_at).toISOString(),
  }))
}

async function namesOf(tx: Tx, people: (string | null)[]): Promise<Map<string, string>> {
  const ids = [...new Set(people)].filter((id) => id !== null)
  if (ids.length === 0) return new Map()
  const found = await tx.select({ id: user.id, name: user.name }).from(user).where(inArray(user.id, ids))
  return new Map(found.map(({ id, name }) => [id, name]))
}

export type KindSum = { kind: CreditKind; movements: number; credits: number }

export const sumCredits = (tx: Tx, filter: CreditFilter): Promise<KindSum[]> =>
  queryRows<KindSum>(
    tx,
    sql`select kind, movements::float8 as movements, credits::float8 as credits
      from admin_credit_sums(${asked(filter)})`,
  )

export async function findMovementByKey({ tx, businessId }: BusinessContext, key: string) {
  const [row] = await tx
    .select()
    .from(creditTransactions)
    .where(and(eq(creditTransactions.business_id, businessId), eq(creditTransactions.idempotency_key, key)))
  return row
}
