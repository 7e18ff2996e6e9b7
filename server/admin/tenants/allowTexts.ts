import { recordPlatformAct } from '#server/businesses/audit/index.ts'
import { trustWithMessages } from '#server/businesses/business/index.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import type { Services } from '#server/services.ts'
import type { Admin } from '../users/readUser.ts'
import { lockBusiness } from './lockBusiness.ts'

/**
 * Gives a tenant the texts of its plan, as its first paid invoice would.
 * @throws {Refusal} as lockBusiness; 'not_found' for a tenant that has them already
 */
export async function allowTexts(
  services: Services,
  admin: Admin,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const { ctx, business } = await lockBusiness(services, admin, id)
  if (business.plan_texts_since) throw notFound('Tenant that awaits its first payment')
  await trustWithMessages(ctx)
  const details = { business_id: id, name: business.company_name, reason }
  await recordPlatformAct(ctx.tx, ctx.now, { userId: admin.userId, action: 'texts_allowed', details })
}
