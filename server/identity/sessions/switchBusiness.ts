import { findMemberships } from '#server/businesses/business/index.ts'
import { type Auth, useBusiness } from '#server/identity/auth/index.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import type { Tx } from '#server/platform/database/index.ts'

/**
 * Makes this session use another business, in every tab of the browser.
 * @throws {Refusal} 'not_found' for a business whose team the person is not on.
 */
export async function switchBusiness(
  tx: Tx,
  { userId, sessionId, businessId }: { userId: string; sessionId: string; businessId: string },
): Promise<void> {
  const { memberships } = await findMemberships(tx, userId)
  if (!memberships.some(({ business_id }) => business_id === businessId)) throw notFound('Shop')
  await useBusiness(tx, sessionId, businessId)
}

/** Sets the business of a request's session. The caller of this function checks the membership. */
export async function lookAt(tx: Tx, auth: Auth, headers: Headers, businessId: string): Promise<void> {
  const found = await auth.within(tx, () => auth.api.getSession({ headers }))
  if (!found) return
  await useBusiness(tx, found.session.id, businessId)
}
