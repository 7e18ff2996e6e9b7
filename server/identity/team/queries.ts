import { and, asc, count, desc, eq, gt, sql } from 'drizzle-orm'
import { businesses, tenantMembers, tenants } from '#server/businesses/business/tables.ts'
import { user } from '#server/identity/auth/tables.ts'
import { communicationLogs } from '#server/messaging/messages/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import type { Invitation } from './invitation.ts'
import { tenantInvitations } from './tables.ts'

/** The business of the rows: a verb's context, or a substitute before the caller is a member. */
export type Scope = Pick<BusinessContext, 'tx' | 'businessId'>

export type Tenant = typeof tenants.$inferSelect
export type Member = typeof tenantMembers.$inferSelect
export type NamedMember = Member & { name: string; email: string }

export async function findTenant({ tx, businessId }: Scope): Promise<Tenant> {
  const [tenant] = await tx.select().from(tenants).where(eq(tenants.business_id, businessId))
  if (!tenant) throw new Error(`business ${businessId} has no tenant`)
  return tenant
}

/** The business's address is its admin's: what is written to the business does not go to who was it before. */
export async function changeTenantAdmin(
  { tx, businessId }: Scope,
  { user_id, email }: NamedMember,
): Promise<void> {
  await tx.update(tenants).set({ admin_user_id: user_id }).where(eq(tenants.business_id, businessId))
  await tx.update(businesses).set({ email }).where(eq(businesses.id, businessId))
}

const active = (businessId: string) =>
  and(eq(tenantMembers.business_id, businessId), eq(tenantMembers.status, 'active'))

/** The people on the team, newest first, as in the spec. */
export async function selectMembers({ tx, businessId }: Scope): Promise<NamedMember[]> {
  const found = await tx
    .select({ member: tenantMembers, name: user.name, email: user.email })
    .from(tenantMembers)
    .innerJoin(user, eq(user.id, tenantMembers.user_id))
    .where(active(businessId))
    .orderBy(desc(tenantMembers.invited_at), asc(tenantMembers.id))
  return found.map(({ member, ...named }) => ({ ...member, ...named }))
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

export async function insertMember({ tx }: Scope, member: typeof tenantMembers.$inferInsert): Promise<void> {
  await tx.insert(tenantMembers).values(member)
}

export async function changeMember(
  { tx, businessId }: Scope,
  memberId: string,
  change: Partial<Pick<Member, 'role' | 'status' | 'invited_at' | 'accepted_at'>>,
): Promise<void> {
  await tx
    .update(tenantMembers)
    .set(change)
    .where(and(eq(tenantMembers.business_id, businessId), eq(tenantMembers.id, memberId)))
}

/** Invitations that hold a seat. */
export async function countOpenInvitations({ tx, businessId }: Scope, now: Date): Promise<number> {
  const open = and(
    eq(tenantInvitations.business_id, businessId),
    eq(tenantInvitations.status, 'pending'),
    gt(tenantInvitations.expires_at, now),
  )
  const [row] = await tx.select({ open: count() }).from(tenantInvitations).where(open)
  return row!.open
}

export type MailFate = Pick<typeof communicationLogs.$inferSelect, 'state' | 'failure'>

/** Identifies the mail of an invitation in the history. */
export const occurrenceOf = (invitationId: string): string => `invitation:${invitationId}`

/** Pending ones, also expired ones, newest first, each with its mail's delivery state. */
export async function selectPending({
  tx,
  businessId,
}: Scope): Promise<{ invitation: Invitation; mail: MailFate | null }[]> {
  return tx
    .select({
      invitation: tenantInvitations,
      mail: { state: communicationLogs.state, failure: communicationLogs.failure },
    })
    .from(tenantInvitations)
    .leftJoin(
      communicationLogs,
      and(
        eq(communicationLogs.business_id, businessId),
        eq(communicationLogs.occurrence, sql`'invitation:' || ${tenantInvitations.id}`),
      ),
    )
    .where(and(eq(tenantInvitations.business_id, businessId), eq(tenantInvitations.status, 'pending')))
    .orderBy(desc(tenantInvitations.created_at), desc(tenantInvitations.id))
}

export async function findPendingFor({ tx, businessId }: Scope, email: string) {
  const [found] = await tx
    .select()
    .from(tenantInvitations)
    .where(
      and(
        eq(tenantInvitations.business_id, businessId),
        eq(tenantInvitations.email, email),
        eq(tenantInvitations.status, 'pending'),
      ),
    )
  return found
}

const one = (businessId: string, invitationId: string) =>
  and(eq(tenantInvitations.business_id, businessId), eq(tenantInvitations.id, invitationId))

export async function findInvitation(
  { tx, businessId }: Scope,
  invitationId: string,
): Promise<Invitation | undefined> {
  const [found] = await tx.select().from(tenantInvitations).where(one(businessId, invitationId))
  return found
}

export async function insertInvitation(
  { tx }: Scope,
  invitation: typeof tenantInvitations.$inferInsert,
): Promise<Invitation> {
  const [inserted] = await tx.insert(tenantInvitations).values(invitation).returning()
  return inserted!
}

export async function changeInvitation(
  { tx, businessId }: Scope,
  invitationId: string,
  status: 'accepted' | 'revoked',
): Promise<void> {
  await tx.update(tenantInvitations).set({ status }).where(one(businessId, invitationId))
}

/**
 * Across businesses, because the holder of the link knows only its token; see
 * server/identity/team/functions.sql.
 */
export async function locateInvitation(
  tx: Tx,
  tokenHash: string,
): Promise<{ business_id: string; id: string } | undefined> {
  const [found] = await queryRows<{ business_id: string; id: string }>(
    tx,
    sql`select * from invitation_by_token(${tokenHash})`,
  )
  return found
}

export async function hasAccount(tx: Tx, email: string): Promise<boolean> {
  const found = await tx.select({ id: user.id }).from(user).where(eq(user.email, email))
  return found.length > 0
}

/** The mailed link was opened, so the mailbox is theirs. */
export async function markEmailVerified(tx: Tx, userId: string): Promise<void> {
  await tx.update(user).set({ emailVerified: true }).where(eq(user.id, userId))
}

/** Makes other requests wait that create something a person may have only once. */
export async function lockPerson(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update')
}
