import { and, asc, count, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { activeMembers, type Member, membersEver } from '#server/businesses/business/index.ts'
import { user } from '#server/identity/auth/tables.ts'
import { communicationLogs } from '#server/messaging/messages/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import { byNames } from '#server/platform/http/index.ts'
import type { StaffLanguage } from '#server/platform/text/pageLanguages.ts'
import type { Invitation } from './invitation.ts'
import { tenantInvitations } from './tables.ts'

/** The business of the rows: a verb's context, or a substitute before the caller is a member. */
export type Scope = Pick<BusinessContext, 'tx' | 'businessId'>

export type NamedMember = Pick<Member, 'id' | 'user_id' | 'role' | 'invited_at' | 'accepted_at'> & {
  name: string
  email: string
  language: StaffLanguage | null
}

/** The people on the team, newest first, as in the spec. */
export async function selectMembers(scope: Scope): Promise<NamedMember[]> {
  const members = activeMembers(scope)
  const { id, user_id, role, invited_at, accepted_at } = members
  return scope.tx
    .select({
      id,
      user_id,
      role,
      invited_at,
      accepted_at,
      name: user.name,
      email: user.email,
      language: user.language,
    })
    .from(members)
    .innerJoin(user, eq(user.id, user_id))
    .orderBy(desc(invited_at), asc(id))
}

/** Everybody who is or was on the team, by name, as the reader of the present request sorts names. */
export async function findTeamEver(scope: Scope): Promise<{ id: string; name: string }[]> {
  const members = membersEver(scope)
  const found = await scope.tx
    .select({ id: user.id, name: user.name })
    .from(members)
    .innerJoin(user, eq(user.id, members.user_id))
    .orderBy(asc(user.id))
  return byNames(found)
}

/** Counts the invitations that hold a seat. */
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

/** The dedupe key of an invitation's mail, by which the history finds it. */
export const dedupeKeyOf = (invitationId: string): string => `invitation:${invitationId}`

/** Pending invitations, expired ones too, newest first, each with its mail's delivery state. */
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
        eq(communicationLogs.dedupe_key, sql`'invitation:' || ${tenantInvitations.id}`),
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

/** The addresses of invitations, by their ids. */
export async function findInvitedAddresses(
  { tx, businessId }: Scope,
  ids: string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: tenantInvitations.id, email: tenantInvitations.email })
    .from(tenantInvitations)
    .where(and(eq(tenantInvitations.business_id, businessId), inArray(tenantInvitations.id, ids)))
  return new Map(rows.map(({ id, email }) => [id, email]))
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
 * Finds an invitation across businesses, because the holder of the link knows only its token; see
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
