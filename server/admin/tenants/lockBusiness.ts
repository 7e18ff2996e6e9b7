import { type Business, lockBusinessAndTier } from '#server/businesses/business/index.ts'
import type { Plan } from '#server/businesses/plans/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import type { Services } from '#server/services.ts'
import { enterBusiness } from '../asAdmin.ts'
import type { Admin } from '../users/readUser.ts'
import { lockPerson } from '../users/suspendUser.ts'
import { readTenant } from './tenantQueries.ts'

/**
 * Locks a tenant: if two people act on it at once, the second sees what the first has done.
 * @throws {Refusal} 'not_found', also for a super admin's own business and an erased one; 'forbidden' for a super
 * admin who was suspended meanwhile.
 */
export async function lockBusiness(
  services: Services,
  admin: Admin,
  id: string,
): Promise<{ ctx: BusinessContext; business: Business } & Plan> {
  await lockPerson(admin, admin.userId)
  await readTenant(admin, id)
  const ctx = await enterBusiness(services, admin, id)
  const locked = await lockBusinessAndTier(ctx)
  // It may have been erased while we waited for it.
  if (locked.business.erased_at) throw notFound('Tenant')
  return { ctx, ...locked }
}
