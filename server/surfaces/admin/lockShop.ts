import { type Business, lockBusinessAndTier } from '#server/businesses/directory/index.ts'
import type { Plan } from '#server/businesses/plans/index.ts'
import type { ShopContext } from '#server/platform/context.ts'
import type { Services } from '#server/services.ts'
import { enterShop } from './asAdmin.ts'
import type { Admin } from './readUser.ts'
import { lockPerson } from './suspendUser.ts'
import { readTenant } from './tenantQueries.ts'

/**
 * Of two who act on a shop at once, the second finds what the first has done.
 * @throws {Refusal} 'not_found', also for a super admin's own; 'forbidden' for one who was suspended meanwhile.
 */
export async function lockShop(
  services: Services,
  admin: Admin,
  id: string,
): Promise<{ ctx: ShopContext; business: Business } & Plan> {
  await lockPerson(admin, admin.userId)
  await readTenant(admin, id)
  const ctx = await enterShop(services, admin, id)
  return { ctx, ...(await lockBusinessAndTier(ctx)) }
}
