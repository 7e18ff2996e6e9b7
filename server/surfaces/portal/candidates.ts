import { sql } from 'drizzle-orm'
import { queryRows, type Tx } from '#server/platform/database/index.ts'

/** A customer of some business who gave this phone number. */
export type Candidate = {
  business_id: string
  customer_id: string
  company_name: string
  /** E.164. */
  phone: string
  auth_pin: string | null
  phone_proven: boolean
  portal_enabled: boolean
}

/**
 * The owners of a typed number, one per business. `digits` are those of the number that was found, else of the
 * likeliest.
 */
export async function findCandidates(
  tx: Tx,
  readings: string[],
): Promise<{ digits: string; candidates: Candidate[] }> {
  for (const digits of readings) {
    const candidates = await queryRows<Candidate>(tx, sql`select * from portal_candidates(${digits})`)
    if (candidates.length > 0) return { digits, candidates }
  }
  return { digits: readings[0] ?? '', candidates: [] }
}
