import type { Services } from '#server/services.ts'
import type { Candidate } from './candidates.ts'
import { findKnown } from './knownCustomers.ts'
import { isSpent, type Limit, type PortalLimits, portalLimits } from './limits.ts'

/** Where a try comes from: the network address, and the cookie that says whom the browser knows. */
type From = { address: string; known?: string | undefined }

/**
 * Which counts a try goes to, and for whom it may be: those that all strangers share, for everybody who has the number.
 * Where those are used up and this browser knows one of them, it goes on with that guest's own count, for that guest
 * alone: a shop that somebody opens for it, with this number in it, gives no tries at another's cards.
 * @param which of the limits decide
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

/** The name of a guest's own count, for browsers that know them. */
export const ownCount = (customer: Pick<Candidate, 'business_id' | 'customer_id'>): string =>
  `known:${customer.business_id}:${customer.customer_id}`
