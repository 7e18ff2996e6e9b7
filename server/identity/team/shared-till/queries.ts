import { and, asc, eq, isNull } from 'drizzle-orm'
import { activeMembers } from '#server/businesses/business/index.ts'
import { user } from '#server/identity/auth/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { sendInOrder } from '#server/platform/database/index.ts'
import { byNames } from '#server/platform/http/index.ts'
import { staffPins } from './tables.ts'

type Scope = Pick<BusinessContext, 'tx' | 'businessId'>

/** Everybody on the team who is not suspended, with their stored PIN if they have one. */
async function selectStaff(scope: Scope, memberId?: string) {
  const members = activeMembers(scope)
  const [staff, pins] = await sendInOrder(
    () =>
      scope.tx
        .select({ id: members.id, userId: members.user_id, name: user.name })
        .from(members)
        .innerJoin(user, eq(user.id, members.user_id))
        .where(and(isNull(user.suspendedAt), memberId === undefined ? undefined : eq(members.id, memberId)))
        .orderBy(asc(members.id))
        .execute(),
    () =>
      scope.tx
        .select({ userId: staffPins.user_id, hash: staffPins.pin_hash })
        .from(staffPins)
        .where(eq(staffPins.business_id, scope.businessId))
        .execute(),
  )
  const keptPins = new Map(pins.map(({ userId, hash }) => [userId, hash]))
  return staff.map((person) => ({ ...person, keptPin: keptPins.get(person.userId) ?? null }))
}

/** Everybody on the team, in the order of their names, as the reader of the present request sorts them. */
export async function selectTeam(scope: Scope) {
  return byNames(await selectStaff(scope))
}

/** A person on the team, by their membership. */
export async function findOnTeam(scope: Scope, memberId: string) {
  const [found] = await selectStaff(scope, memberId)
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
