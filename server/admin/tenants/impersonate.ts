import { recordPlatformAct, recordViewing } from '#server/businesses/audit/index.ts'
import { mailAdmins } from '#server/identity/proofs/mail/index.ts'
import { startImpersonation } from '#server/identity/sessions/impersonation/index.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import type { Services } from '#server/services.ts'
import type { Admin } from '../users/readUser.ts'
import { lockBusiness } from './lockBusiness.ts'

type Wanted = { id: string; reason: string; sessionId: string }

/**
 * Lets a super admin's session read the screens of a business, and nothing else, until it ends or they leave. The
 * business's log names them and the reason, and its admins are told by mail.
 * @throws {Refusal} as lockBusiness
 */
export async function impersonate(
  services: Services,
  admin: Admin,
  { id, reason, sessionId }: Wanted,
): Promise<{ business_id: string; ends_at: string }> {
  const { ctx } = await lockBusiness(services, admin, id)
  const endsAt = await startImpersonation(ctx.tx, ctx.now, { sessionId, businessId: id })
  if (!endsAt) throw notFound('Tenant')
  await recordPlatformAct(ctx.tx, ctx.now, {
    userId: admin.userId,
    action: 'shop_looked_into',
    details: { business_id: id, reason },
  })
  await mailAdmins(services, ctx, 'shop-looked-into')
  // Last, because after the function that writes it nothing of the business may be touched.
  await recordViewing(ctx.tx, ctx.now, id, 'shop_looked_into', { reason })
  return { business_id: id, ends_at: endsAt.toISOString() }
}
