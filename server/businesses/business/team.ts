import { and, count, eq } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { businesses, tenantMembers, tenants } from './tables.ts'

/** The business of the rows: a verb's context, or a substitute before the caller is a member. */
type Scope = Pick<BusinessContext, 'tx' | 'businessId'>

export type Tenant = typeof tenants.$inferSelect
export type Member = typeof tenantMembers.$inferSelect

export async function findTenant({ tx, businessId }: Scope): Promise<Tenant> {
  const [tenant] = await tx.select().from(tenants).where(eq(tenants.business_id, businessId))
  if (!tenant) throw new Error(`business ${businessId} has no tenant`)
  return tenant
}

/** Makes a member the admin of the company. Mail to the business goes to its admin's address, `email`. */
export async function changeTenantAdmin(
  { tx, businessId }: Scope,
  { user_id, email }: { user_id: string; email: string },
): Promise<void> {
  await tx.update(tenants).set({ admin_user_id: user_id }).where(eq(tenants.business_id, businessId))
  await changeEmail(tx, businessId, email)
}

/** Sets the address on a business, or on a person's own row. The transaction must speak for the row. */
export async function changeEmail(tx: Tx, rowId: string, email: string): Promise<void> {
  await tx.update(businesses).set({ email }).where(eq(businesses.id, rowId))
}

const active = (businessId: string) =>
  and(eq(tenantMembers.business_id, businessId), eq(tenantMembers.status, 'active'))

/** A sub-query of the people on the team of a business, to be joined with what is known of them. */
export const activeMembers = ({ tx, businessId }: Scope) =>
  tx.select().from(tenantMembers).where(active(businessId)).as('members')

/** Reads the people on the team of a business. */
export const findMembers = ({ tx, businessId }: Scope): Promise<Member[]> =>
  tx.select().from(tenantMembers).where(active(businessId))

/** A sub-query of everybody who is or was on the team, to be joined. */
export const membersEver = ({ tx, businessId }: Scope) =>
  tx.select().from(tenantMembers).where(eq(tenantMembers.business_id, businessId)).as('members')

/** True if the actor is the team's admin now. Asked under the lock of the business's row, it holds until the commit. */
export async function isAdminNow(ctx: Scope & Pick<BusinessContext, 'actor'>): Promise<boolean> {
  if (ctx.actor.kind !== 'member') return false
  const member = await findMembership(ctx, ctx.actor.userId)
  return member?.status === 'active' && member.role === 'admin'
}

export async function countMembers({ tx, businessId }: Scope): Promise<number> {
  const [row] = await tx.select({ members: count() }).from(tenantMembers).where(active(businessId))
  return row!.members
}

/** The membership of a person who is or was on the team. */
export async function findMembership({ tx, businessId }: Scope, userId: string): Promise<Member | undefined> {
  const [member] = await tx
    .select()
    .from(tenantMembers)
    .where(and(eq(tenantMembers.business_id, businessId), eq(tenantMembers.user_id, userId)))
  return member
}

/** True if a member was on the team at a moment, as far as it is known: whoever came back has only their last time. */
export const wasOnTeam = ({ status, invited_at, accepted_at, ended_at }: Member, at: Date): boolean =>
  (accepted_at ?? invited_at) <= at && (status === 'active' || (ended_at !== null && ended_at > at))

export async function insertMember({ tx }: Scope, member: typeof tenantMembers.$inferInsert): Promise<void> {
  await tx.insert(tenantMembers).values(member)
}

export async function changeMember(
  { tx, businessId }: Scope,
  memberId: string,
  change: Partial<Pick<Member, 'role' | 'status' | 'invited_at' | 'accepted_at' | 'ended_at'>>,
): Promise<void> {
  await tx
    .update(tenantMembers)
    .set(change)
    .where(and(eq(tenantMembers.business_id, businessId), eq(tenantMembers.id, memberId)))
}

/** Deletes every membership of a business, for its erasure. */
export async function deleteMembers({ tx, businessId }: Scope): Promise<void> {
  await tx.delete(tenantMembers).where(eq(tenantMembers.business_id, businessId))
}
