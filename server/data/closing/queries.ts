import { sql } from 'drizzle-orm'
import { deletePerson, deleteVerificationsOf } from '#server/identity/auth/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows, savepoint, sqlState, type Tx } from '#server/platform/database/index.ts'

/** Across businesses, for the daily round; see server/data/closing/functions.sql. */
export const findClosedBusinesses = (tx: Tx) =>
  queryRows<{ business_id: string }>(tx, sql`select business_id from closed_businesses()`)

/**
 * Erases the proofs of an erased business, such as its consents and audit log, which the application itself may
 * not change; see server/data/closing/functions.sql. Runs in a transaction that writes nothing else.
 */
export const eraseProofs = ({ tx, businessId }: BusinessContext) =>
  tx.execute(sql`select erase_proofs(${businessId}::uuid)`)

/** Tables kept of an erased business: how much was collected and spent, without the people. */
const KEPT = [
  'customers',
  'operations',
  'transactions',
  'lot_draws',
  'point_lots',
  'customer_program_progress',
  'customer_rewards',
  'loyalty_programs',
  'rewards',
  'credit_transactions',
  // Needed to end the subscription at Stripe and to account for the payments.
  'stripe_customers',
  'credit_purchases',
  // Names nobody, and the platform's past revenue must not change.
  'subscription_changes',
]

/** Emptied by eraseProofs. */
const PROOFS = ['consents', 'audit_entries', 'company_names', 'plan_grants']

const findTables = async (tx: Tx): Promise<string[]> =>
  (
    await queryRows<{ name: string }>(
      tx,
      sql`select c.relname as name from pg_policy p join pg_class c on c.oid = p.polrelid where p.polname = 'own_business'`,
    )
  ).map(({ name }) => name)

export type Counted = Record<string, number>

/** Counts the rows of each table that an erasure removes, and those that it keeps without names. */
export async function countRows({
  tx,
  businessId,
}: BusinessContext): Promise<{ goes: Counted; stays: Counted }> {
  const [goes, stays]: [Counted, Counted] = [{}, {}]
  for (const table of (await findTables(tx)).sort()) {
    const [{ n } = { n: 0 }] = await queryRows<{ n: number }>(
      tx,
      sql`select count(*)::integer as n from ${sql.identifier(table)} where business_id = ${businessId}::uuid`,
    )
    if (n > 0) (KEPT.includes(table) ? stays : goes)[table] = n
  }
  return { goes, stays }
}

/**
 * Empties every tenant table of the business except the kept ones, including tables added later. Rows that
 * others still reference wait for the next pass.
 */
export async function emptyTables({ tx, businessId }: BusinessContext): Promise<void> {
  let left = (await findTables(tx)).filter((name) => !KEPT.includes(name) && !PROOFS.includes(name))
  while (left.length > 0) {
    const waiting: string[] = []
    for (const table of left) if (!(await empty(tx, table, businessId))) waiting.push(table)
    if (waiting.length === left.length) throw new Error(`rows of ${waiting.join(', ')} hold each other`)
    left = waiting
  }
}

const FOREIGN_KEY_VIOLATION = '23503'

async function empty(tx: Tx, table: string, businessId: string): Promise<boolean> {
  try {
    await savepoint(tx, () =>
      tx.execute(sql`delete from ${sql.identifier(table)} where business_id = ${businessId}`),
    )
    return true
  } catch (error) {
    if (sqlState(error) === FOREIGN_KEY_VIOLATION) return false
    throw error
  }
}

/** Deletes a person, with their sessions and passwords by cascade. */
export async function eraseUser(tx: Tx, userId: string): Promise<void> {
  const email = await deletePerson(tx, userId)
  if (email === undefined) return
  await tx.execute(sql`select forget_platform_entries(${userId}::uuid)`)
  await deleteVerificationsOf(tx, email)
}
