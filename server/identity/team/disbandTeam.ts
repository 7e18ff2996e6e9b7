import { recordAct } from '#server/businesses/audit/index.ts'
import { changeMember, findOwnRow, noteTeam, type OwnRow } from '#server/businesses/business/index.ts'
import { takePinAway } from '#server/identity/team/shared-till/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { changeInvitation, type NamedMember, type Scope, selectMembers, selectPending } from './queries.ts'

/** Everybody on a team except one, each with their own row. */
export type Others = { member: NamedMember; own: OwnRow }[]

/** Finds everybody on the team except one. Call it before anything is written: it looks at every business. */
export async function findOthers(scope: Scope, userId: string): Promise<Others> {
  const others: Others = []
  for (const member of await selectMembers(scope))
    if (member.user_id !== userId) others.push({ member, own: await findOwnRow(scope.tx, member.user_id) })
  return others
}

/** Ends every other membership, with its PIN, and every invitation that was not accepted. Nobody is notified. */
export async function disbandTeam(ctx: BusinessContext, others: Others): Promise<void> {
  for (const { member, own } of others) {
    await changeMember(ctx, member.id, { status: 'inactive', ended_at: ctx.now })
    await takePinAway(ctx, member.user_id)
    await recordAct(ctx, { action: 'member_removed', about_user_id: member.user_id })
    await noteTeam(ctx.tx, own, { tenantId: null, isAdmin: false })
  }
  for (const { invitation } of await selectPending(ctx)) {
    await changeInvitation(ctx, invitation.id, 'revoked')
    await recordAct(ctx, { action: 'invitation_revoked', details: { invitation_id: invitation.id } })
  }
}
