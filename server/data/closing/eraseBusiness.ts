import { recordPlatformAct } from '#server/businesses/audit/index.ts'
import { findMemberships, lockBusinessAndTier } from '#server/businesses/directory/index.ts'
import { changeSubscription } from '#server/businesses/subscriptions/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { announceClosing } from './announceClosing.ts'
import { isDue, isReminderDue } from './grace.ts'
import {
  dismissStaff,
  emptyTables,
  eraseProofs,
  eraseUser,
  findOwner,
  makeCompanyAnonymous,
  makeCustomersAnonymous,
} from './queries.ts'

/**
 * Does what is due today for a closed business: its reminder, or its erasure. Running it again changes nothing
 * more.
 */
export async function processClosedBusiness(ctx: BusinessContext): Promise<void> {
  const { business } = await lockBusinessAndTier(ctx)
  const { closing_at, erased_at, standing } = business
  // Opened again, erased or suspended since it was listed.
  if (standing !== 'closed' || !closing_at || erased_at) return
  if (isDue(closing_at, ctx.now)) await eraseBusiness(ctx)
  else if (isReminderDue(closing_at, ctx.now))
    await announceClosing(ctx, { ...business, closing_at }, 'soon erased')
}

/**
 * Erases a business: every person in it, all its texts, and its team. The ledger stays without names, as
 * accounting law requires. The owner's own account goes too, unless they have another business.
 */
async function eraseBusiness(ctx: BusinessContext): Promise<void> {
  const owner = await findOwner(ctx)
  await emptyTables(ctx)
  await eraseProofs(ctx)
  await makeCustomersAnonymous(ctx)
  await dismissStaff(ctx)
  await makeCompanyAnonymous(ctx)
  await changeSubscription(ctx, { cause: 'erased' })
  await recordPlatformAct(ctx.tx, ctx.now, {
    userId: null,
    action: 'shop_erased',
    details: { business_id: ctx.businessId },
  })
  if (!owner) return
  const { memberships, isSuperAdmin } = await findMemberships(ctx.tx, owner)
  if (memberships.length === 0 && !isSuperAdmin) await eraseUser(ctx.tx, owner)
}
