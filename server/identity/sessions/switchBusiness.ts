import { eq } from 'drizzle-orm'
import { findMemberships } from '#server/businesses/directory/index.ts'
import type { Auth } from '#server/identity/auth/index.ts'
import { session } from '#server/identity/auth/tables.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { notFound } from '#server/platform/refusal.ts'

/**
 * Makes this session look at another business, in every tab that shares it.
 * @throws {Refusal} 'not_found' for a business that the person is not on the team of.
 */
export async function switchBusiness(
  tx: Tx,
  { userId, sessionId, businessId }: { userId: string; sessionId: string; businessId: string },
): Promise<void> {
  const { memberships } = await findMemberships(tx, userId)
  if (!memberships.some(({ business_id }) => business_id === businessId)) throw notFound('Shop')
  await tx.update(session).set({ activeBusinessId: businessId }).where(eq(session.id, sessionId))
}

/** Points the caller's session at a business; whether they belong there is the caller's to know. */
export async function lookAt(tx: Tx, auth: Auth, headers: Headers, businessId: string): Promise<void> {
  const found = await auth.within(tx, () => auth.api.getSession({ headers }))
  if (!found) return
  await tx.update(session).set({ activeBusinessId: businessId }).where(eq(session.id, found.session.id))
}
