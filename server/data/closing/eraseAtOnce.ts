import {
  type Business,
  findBusiness,
  findMemberships,
  findTenant,
  lockBusinessRow,
} from '#server/businesses/business/index.ts'
import type { Actor, BusinessContext } from '#server/platform/context/context.ts'
import { invalidField, Refusal } from '#server/platform/context/refusal.ts'
import { inBusiness, type Services } from '#server/services.ts'
import { closeAt } from './closeAccount.ts'
import { eraseBusiness } from './eraseBusiness.ts'
import { type Counted, countRows, eraseProofs } from './queries.ts'

type Wanted = { businessId: string; companyName: string; actor: Actor; dryRun: boolean }

/**
 * Erases a business at once, as the end of its thirty days does, and gives the numbers of rows that go and that stay
 * without names. A dry run locks and changes nothing.
 * @throws {Refusal} 'invalid' for another typed name; 'conflict' for an erased business and a super admin's own
 */
export async function eraseAtOnce(
  services: Services,
  { businessId, companyName, actor, dryRun }: Wanted,
): Promise<{ goes: Counted; stays: Counted }> {
  const within = <T>(work: (ctx: BusinessContext) => Promise<T>) =>
    inBusiness(services, businessId, actor, work)
  const counted = await within(async (ctx) => {
    await refuseAdminsOwn(ctx)
    refuseUnlessMeant(await findBusiness(ctx.tx, businessId), companyName)
    return countRows(ctx)
  })
  if (dryRun) return counted
  // Closed in a transaction of its own: the erasure looks at other businesses before it writes.
  await within((ctx) => close(ctx, companyName))
  await within(async (ctx) => {
    const { erased_at } = await lockBusinessRow(ctx.tx, businessId)
    if (!erased_at) await eraseBusiness(ctx)
  })
  await within(eraseProofs)
  return counted
}

/** Looks at every business, so it comes before anything is written. */
async function refuseAdminsOwn(ctx: BusinessContext): Promise<void> {
  const { admin_user_id: owner } = await findTenant(ctx)
  const { isSuperAdmin } = await findMemberships(ctx.tx, owner)
  if (isSuperAdmin) throw new Refusal('conflict', 'This shop is a super admin’s own.')
}

function refuseUnlessMeant({ erased_at, company_name }: Business, companyName: string): void {
  if (erased_at) throw new Refusal('conflict', 'This shop has been erased.')
  if (companyName !== company_name.trim())
    throw invalidField('company_name', `Type the name exactly as it is: ${company_name}`)
}

async function close(ctx: BusinessContext, companyName: string): Promise<void> {
  const business = await lockBusinessRow(ctx.tx, ctx.businessId)
  refuseUnlessMeant(business, companyName)
  if (!business.closing_at) await closeAt(ctx, ctx.now)
}
