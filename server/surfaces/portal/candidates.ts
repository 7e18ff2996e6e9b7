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
 * likeliest. `only` is the business on whose own host they are asked for.
 */
export async function findCandidates(
  tx: Tx,
  readings: string[],
  only?: string,
): Promise<{ digits: string; candidates: Candidate[] }> {
  for (const digits of readings) {
    const found = await queryRows<Candidate>(tx, sql`select * from portal_candidates(${digits})`)
    const candidates = found.filter(({ business_id }) => only === undefined || business_id === only)
    if (candidates.length > 0) return { digits, candidates }
  }
  return { digits: readings[0] ?? '', candidates: [] }
}
