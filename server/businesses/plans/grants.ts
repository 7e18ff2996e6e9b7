import { and, eq, gt, isNull } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import type { Tx } from '#server/platform/database/index.ts'
import type { Grant } from './planAt.ts'
import { planGrants } from './tables.ts'

/** Grants that may still count: neither taken back nor over. */
export const findGrantsInForce = (tx: Tx, businessId: string, now: Date) =>
  tx
    .select()
    .from(planGrants)
    .where(
      and(
        eq(planGrants.business_id, businessId),
        isNull(planGrants.taken_back_at),
        gt(planGrants.ends_at, now),
      ),
    )

/** `granted_by` is the super admin's account. */
type NewGrant = Pick<Grant, 'kind' | 'tier_id' | 'starts_at' | 'ends_at' | 'reason' | 'granted_by'>

export async function insertGrant({ tx, businessId, now }: BusinessContext, grant: NewGrant): Promise<void> {
  await tx.insert(planGrants).values({ business_id: businessId, id: newId(), created_at: now, ...grant })
}

/**
 * True if this person has made the same grant already, and nobody took it back: a request whose answer was lost is sent
 * again, and one press gives one grant.
 */
export async function isGranted(
  { tx, businessId }: BusinessContext,
  { granted_by, kind, tier_id, ends_at, reason }: Omit<NewGrant, 'starts_at'>,
): Promise<boolean> {
  const same = and(
    ...[eq(planGrants.business_id, businessId), eq(planGrants.granted_by, granted_by)],
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

/** Takes a grant back from now on; `by` is the super admin's account. */
export async function takeBack(
  { tx, businessId, now }: BusinessContext,
  id: string,
  { by, reason }: { by: string; reason: string },
): Promise<void> {
  await tx
    .update(planGrants)
    .set({ taken_back_at: now, taken_back_by: by, taken_back_reason: reason })
    .where(one(businessId, id))
}
