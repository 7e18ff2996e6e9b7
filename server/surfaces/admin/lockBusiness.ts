import { type Business, lockBusinessAndTier } from '#server/businesses/directory/index.ts'
import type { Plan } from '#server/businesses/plans/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import type { Services } from '#server/services.ts'
import { enterBusiness } from './asAdmin.ts'
import type { Admin } from './readUser.ts'
import { lockPerson } from './suspendUser.ts'
import { readTenant } from './tenantQueries.ts'

/**
 * Locks a business: if two people act on it at once, the second sees what the first has done.
 * @throws {Refusal} 'not_found', also for a super admin's own; 'forbidden' for a super admin who was suspended
 * meanwhile.
 */
export async function lockBusiness(
  services: Services,
  admin: Admin,
  id: string,
): Promise<{ ctx: BusinessContext; business: Business } & Plan> {
  await lockPerson(admin, admin.userId)
  await readTenant(admin, id)
  const ctx = await enterBusiness(services, admin, id)
  return { ctx, ...(await lockBusinessAndTier(ctx)) }
}
