import { restoreLocked, suspendLocked } from '#server/admin/index.ts'
import {
  type Business,
  findMemberships,
  findTenant,
  lockBusinessRow,
} from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import type { Services } from '#server/services.ts'
import { CommandFailure } from '../failure.ts'
import { inNamed } from './inNamed.ts'

/** Suspends a business for a reason, as a super admin does at /admin/tenants. */
export const suspend = (services: Services, id: string, reason: string, dryRun: boolean): Promise<void> =>
  decide(services, id, dryRun, async (ctx, business) => {
    await suspendLocked(services, ctx, business, { reason, userId: null })
    return `${business.company_name} is suspended, and its admin is mailed the reason.`
  })

/** Ends a suspension. */
export const resume = (services: Services, id: string, dryRun: boolean): Promise<void> =>
  decide(services, id, dryRun, async (ctx, business) => {
    await restoreLocked(services, ctx, business, null)
    return `${business.company_name} is no longer suspended, and its admin is told by mail.`
  })

type Change = (ctx: BusinessContext, business: Business) => Promise<string>

/** A dry run makes the change, too, and takes it back, so it is refused where the change would be. */
async function decide(services: Services, id: string, dryRun: boolean, change: Change): Promise<void> {
  let told = ''
  const takenBack = new Error('a dry run')
  await inNamed(services, id, async (ctx) => {
    told = await change(ctx, await lock(ctx))
    if (dryRun) throw takenBack
  }).catch((error: unknown) => {
    if (error !== takenBack) throw error
  })
  console.log(dryRun ? `Nothing was changed. After it: ${told}` : told)
}

/** As at /admin/tenants, where erased businesses and those of super admins are not to be found. */
async function lock(ctx: BusinessContext): Promise<Business> {
  const { admin_user_id: owner } = await findTenant(ctx)
  const { isSuperAdmin } = await findMemberships(ctx.tx, owner)
  if (isSuperAdmin) throw new CommandFailure('refused', 'This business is a super admin’s own.')
  const business = await lockBusinessRow(ctx.tx, ctx.businessId)
  if (business.erased_at) throw new Refusal('conflict', 'This shop has been erased.')
  return business
}
