import { recordPlatformAct } from '#server/businesses/audit/index.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import { releaseTexts } from '../queries.ts'
import type { Admin } from '../users/readUser.ts'

/**
 * Gives a tenant the texts of its plan, as its first paid invoice would. For super admins: the database refuses
 * everybody else.
 * @throws {Refusal} 'not_found' for an unknown tenant, or one that has them already
 */
export async function allowTexts(
  { tx, userId, now }: Admin,
  businessId: string,
  reason: string,
): Promise<void> {
  const name = await releaseTexts(tx, businessId, now)
  if (name === undefined) throw notFound('Tenant that awaits its first payment')
  const details = { business_id: businessId, name, reason }
  await recordPlatformAct(tx, now, { userId, action: 'texts_allowed', details })
}
