import { and, asc, eq, isNull } from 'drizzle-orm'
import { tenantMembers } from '#server/businesses/business/tables.ts'
import { user } from '#server/identity/auth/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { staffPins } from './tables.ts'

type Scope = Pick<BusinessContext, 'tx' | 'businessId'>

const onTeam = (businessId: string) =>
  and(eq(tenantMembers.business_id, businessId), eq(tenantMembers.status, 'active'), isNull(user.suspendedAt))

const ownPin = (businessId: string) =>
  and(eq(staffPins.business_id, businessId), eq(staffPins.user_id, tenantMembers.user_id))

const columns = {
  id: tenantMembers.id,
  userId: tenantMembers.user_id,
  name: user.name,
  keptPin: staffPins.pin_hash,
}

/** Everybody on the team who is not suspended, by name, with their stored PIN if they have one. */
export const selectTeam = ({ tx, businessId }: Scope) =>
  tx
    .select(columns)
    .from(tenantMembers)
    .innerJoin(user, eq(user.id, tenantMembers.user_id))
    .leftJoin(staffPins, ownPin(businessId))
    .where(onTeam(businessId))
    .orderBy(asc(user.name), asc(tenantMembers.id))

/** A person on the team, by their membership. */
export async function findOnTeam({ tx, businessId }: Scope, memberId: string) {
  const [found] = await tx
    .select(columns)
    .from(tenantMembers)
    .innerJoin(user, eq(user.id, tenantMembers.user_id))
    .leftJoin(staffPins, ownPin(businessId))
    .where(and(onTeam(businessId), eq(tenantMembers.id, memberId)))
  return found
}

/** A person's stored PIN, locked until the transaction ends. */
export async function holdPin({ tx, businessId }: Scope, userId: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ keptPin: staffPins.pin_hash })
    .from(staffPins)
    .where(and(eq(staffPins.business_id, businessId), eq(staffPins.user_id, userId)))
    .for('share')
  return found?.keptPin
}

export async function writePin({ tx, businessId, now }: BusinessContext, userId: string, pin_hash: string) {
  await tx
    .insert(staffPins)
    .values({ business_id: businessId, user_id: userId, pin_hash, set_at: now })
    .onConflictDoUpdate({
      target: [staffPins.business_id, staffPins.user_id],
      set: { pin_hash, set_at: now },
    })
}

export async function deletePin({ tx, businessId }: Scope, userId: string): Promise<void> {
  await tx.delete(staffPins).where(and(eq(staffPins.business_id, businessId), eq(staffPins.user_id, userId)))
}
