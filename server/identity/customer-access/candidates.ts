import { sql } from 'drizzle-orm'
import { phoneDigits, phoneForms, phoneKey } from '#server/platform/contact/phone.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'

/** A customer of some business with this phone number. */
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
 * Finds the owners of a typed number, in whichever form it is stored. `digits` stand for the number that was found, or
 * else for the likeliest, in all of its forms. `only` is the business on whose own host the customer signs in.
 */
export async function findCandidates(
  tx: Tx,
  readings: string[],
  only?: string,
): Promise<{ digits: string; candidates: Candidate[] }> {
  for (const reading of readings) {
    const found: Candidate[] = []
    for (const form of phoneForms(reading))
      found.push(
        ...(await queryRows<Candidate>(tx, sql`select * from portal_candidates(${phoneDigits(form)})`)),
      )
    const candidates = found.filter(({ business_id }) => only === undefined || business_id === only)
    if (candidates.length > 0) return { digits: countedAs(reading), candidates }
  }
  return { digits: countedAs(readings[0] ?? ''), candidates: [] }
}

/** The digits by which tries and codes of a phone are counted. Writing it in another form gives no more of them. */
export const countedAs = (phone: string): string => phoneDigits(phoneKey(phone))
