import { byCommand, recordPlatformAct } from '#server/businesses/audit/index.ts'
import {
  deleteMembers,
  erasedAfter,
  findMemberships,
  findTenant,
  lockBusinessAndTier,
  makeCompanyAnonymous,
} from '#server/businesses/business/index.ts'
import { changeSubscription } from '#server/businesses/subscriptions/index.ts'
import { makeAllAnonymous } from '#server/loyalty/customers/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { type Again, keepInJournal } from '#server/platform/journal/index.ts'
import { announceClosing } from './announceClosing.ts'
import { businessErased } from './closings.ts'
import { emptyTables, eraseUser } from './queries.ts'

/**
 * Sends the reminder, or erases the business but for its proofs, whichever is due today for a closed business.
 * Running it again changes nothing more.
 */
export async function processClosedBusiness(ctx: BusinessContext): Promise<{ isErased: boolean }> {
  const { business } = await lockBusinessAndTier(ctx)
  const { closing_at, erased_at, standing } = business
  if (erased_at) return { isErased: true }
  // Reopened or suspended since it was listed.
  if (standing !== 'closed' || !closing_at) return { isErased: false }
  const isErased = isDue(closing_at, ctx.now)
  if (isErased) await eraseBusiness(ctx)
  else if (isReminderDue(closing_at, ctx.now))
    await announceClosing(ctx, { ...business, closing_at }, 'soon erased')
  return { isErased }
}

/**
 * Erases a business again that was erased after the backup from which the database was restored. The daily round erases
 * its proofs.
 */
export async function eraseBusinessAgain(ctx: BusinessContext): Promise<Again> {
  const { business } = await lockBusinessAndTier(ctx)
  if (business.erased_at) return 'as it is'
  await eraseBusiness(ctx)
  return 'done'
}

/**
 * Erases a business: every person in it, all its texts, and its team. The ledger stays without names, as
 * accounting law requires. The owner's own account goes too, unless they have another business.
 */
export async function eraseBusiness(ctx: BusinessContext): Promise<void> {
  const leaving = await findLeavingOwner(ctx)
  await emptyTables(ctx)
  await makeAllAnonymous(ctx)
  await deleteMembers(ctx)
  await makeCompanyAnonymous(ctx)
  await changeSubscription(ctx, { cause: 'erased' })
  await keepInJournal(ctx, businessErased, { business: ctx.businessId })
  await recordPlatformAct(ctx.tx, ctx.now, {
    userId: null,
    action: 'shop_erased',
    details: { business_id: ctx.businessId, ...byCommand(ctx.actor) },
  })
  if (leaving) await eraseUser(ctx.tx, leaving)
}

/**
 * The owner, if this is their only business. Read before anything is written, since it looks at other businesses.
 */
async function findLeavingOwner(ctx: BusinessContext): Promise<string | undefined> {
  const { admin_user_id: owner } = await findTenant(ctx)
  const { memberships, isSuperAdmin } = await findMemberships(ctx.tx, owner)
  const isElsewhere = memberships.some(({ business_id }) => business_id !== ctx.businessId)
  return isElsewhere || isSuperAdmin ? undefined : owner
}

/** Time between the reminder to the admins and the erasure. */
const REMINDER_MS = 3 * 86_400_000

const isDue = (closedAt: Date, now: Date): boolean => now >= erasedAfter(closedAt)

const isReminderDue = (closedAt: Date, now: Date): boolean =>
  now.getTime() >= erasedAfter(closedAt).getTime() - REMINDER_MS
