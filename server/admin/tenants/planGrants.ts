import { and, eq, isNull } from 'drizzle-orm'
import { recordAct, recordPlatformAct } from '#server/businesses/audit/index.ts'
import type { Grant } from '#server/businesses/plans/index.ts'
import { planGrants } from '#server/businesses/plans/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import type { Admin } from '../users/readUser.ts'

type NewGrant = Pick<Grant, 'kind' | 'tier_id' | 'starts_at' | 'ends_at' | 'reason'>

export async function insertGrant(
  { tx, businessId, now }: BusinessContext,
  { userId }: Admin,
  grant: NewGrant,
): Promise<void> {
  const made = { business_id: businessId, id: newId(), granted_by: userId, created_at: now }
  await tx.insert(planGrants).values({ ...made, ...grant })
}

/**
 * Whether this person has granted the same already, and nobody took it back: a request whose answer was lost is sent
 * again, and one press gives one grant.
 */
export async function isGranted(
  { tx, businessId }: BusinessContext,
  { userId }: Admin,
  { kind, tier_id, ends_at, reason }: Omit<NewGrant, 'starts_at'>,
): Promise<boolean> {
  const same = and(
    ...[eq(planGrants.business_id, businessId), eq(planGrants.granted_by, userId)],
    ...[eq(planGrants.kind, kind), eq(planGrants.tier_id, tier_id), eq(planGrants.ends_at, ends_at)],
    ...[eq(planGrants.reason, reason), isNull(planGrants.taken_back_at)],
  )
  return (await tx.$count(planGrants, same)) > 0
}

const one = (businessId: string, id: string) =>
  and(eq(planGrants.business_id, businessId), eq(planGrants.id, id))

export async function findGrant({ tx, businessId }: BusinessContext, id: string): Promise<Grant | undefined> {
  const [grant] = await tx.select().from(planGrants).where(one(businessId, id))
  return grant
}

export async function markTakenBack(
  { tx, businessId, now }: BusinessContext,
  { userId }: Admin,
  id: string,
  reason: string,
): Promise<void> {
  await tx
    .update(planGrants)
    .set({ taken_back_at: now, taken_back_by: userId, taken_back_reason: reason })
    .where(one(businessId, id))
}

type PlanAction = 'plan_granted' | 'trial_extended' | 'plan_taken_back' | 'trial_taken_back'

/**
 * Records it in the business's own log, as done by Regulars, and in the platform's, which names the super
 * admin.
 */
export async function recordPlanAct(
  ctx: BusinessContext,
  { userId }: Admin,
  action: PlanAction,
  details: { name: string; ends_on?: string; reason: string },
): Promise<void> {
  await recordAct(ctx, { action, details })
  const about = { ...details, business_id: ctx.businessId }
  await recordPlatformAct(ctx.tx, ctx.now, { userId, action, details: about })
}
