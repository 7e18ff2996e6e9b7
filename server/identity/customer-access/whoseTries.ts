import type { Services } from '#server/services.ts'
import type { Candidate } from './candidates.ts'
import { findKnown } from './knownCustomers.ts'
import { isSpent, type Limit, type PortalLimits, portalLimits } from './limits.ts'

/** The source of a try: the network address, and the cookie that names the customers whom the browser knows. */
type From = { address: string; known?: string | undefined }

/**
 * Chooses the limits that count a try, and the candidates it may be for: the limits that all strangers share, for
 * everybody with the number. If those are used up and this browser knows one of the candidates, the try goes to that
 * customer's own count, and is for that customer alone. A business that an attacker opens and adds this number to gives
 * no tries at another's cards.
 * @param which the limits that decide
 */
export async function whoseTries(
  { database, keyring }: Services,
  { address, known: cookie }: From,
  candidates: Candidate[],
  which: (limits: PortalLimits) => Limit[],
  now: Date,
): Promise<{ limits: PortalLimits; candidates: Candidate[] }> {
  const strangers = portalLimits(keyring, address)
  const known = findKnown(keyring, candidates, cookie)
  if (!known) return { limits: strangers, candidates }
  const spent = await Promise.all(which(strangers).map((limit) => isSpent(database.plain, limit, now)))
  if (!spent.includes(true)) return { limits: strangers, candidates }
  return { limits: portalLimits(keyring, address, ownCount(known)), candidates: [known] }
}

/** The name of a customer's own count, for browsers that know them. */
export const ownCount = (customer: Pick<Candidate, 'business_id' | 'customer_id'>): string =>
  `known:${customer.business_id}:${customer.customer_id}`
