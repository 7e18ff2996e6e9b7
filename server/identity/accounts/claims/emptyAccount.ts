import { findMemberships } from '#server/businesses/business/index.ts'
import { findOthers } from '#server/identity/team/index.ts'
import { speakFor, type Tx } from '#server/platform/database/index.ts'
import { businessContext, type Services } from '#server/services.ts'
import { endHoldings } from './endHoldings.ts'
import { endWaysIn } from './endWaysIn.ts'

const worker = { kind: 'system', name: 'claims' } as const

/**
 * Ends everything that the maker of an account may hold if its address was never proven: every way into it, and
 * whatever was set up in its businesses to get in or to speak for them. This is the one place that lists what an
 * unproven owner may not hold; the routes that want a `provenOwner` refuse to set it up.
 * @returns whether there was a password
 */
export async function emptyAccount(
  services: Services,
  tx: Tx,
  userId: string,
): Promise<{ hadPassword: boolean }> {
  // These look at every business, so they come before anything is written.
  const { memberships, isSuperAdmin } = await findMemberships(tx, userId)
  const businesses = []
  for (const { business_id: businessId } of memberships.filter(({ role }) => role === 'admin')) {
    await speakFor(tx, { businessId })
    businesses.push({ businessId, others: await findOthers({ tx, businessId }, userId) })
  }
  const ended = await endWaysIn(services, tx, userId, { keepFactor: isSuperAdmin })
  for (const { businessId, others } of businesses) {
    await speakFor(tx, { businessId })
    await endHoldings(businessContext(services, tx, businessId, worker), userId, others)
  }
  return ended
}
