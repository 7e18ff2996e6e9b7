import { sql } from 'drizzle-orm'
import { queryRows, type Tx } from '#server/platform/database/index.ts'

/** Programs, paused ones too, and people who belong to the shop. */
export async function countTaken(tx: Tx, businessId: string): Promise<{ programs: number; seats: number }> {
  const [counts] = await queryRows<{ programs: number; seats: number }>(
    tx,
    sql`select
      (select count(*)::int from loyalty_programs where business_id = ${businessId}) as programs,
      (select count(*)::int from tenant_members
        where business_id = ${businessId} and status = 'active') as seats`,
  )
  return counts!
}
