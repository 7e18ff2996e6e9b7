import { recordAct } from '#server/businesses/audit/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound, Refusal } from '#server/platform/context/refusal.ts'
import type { Invitation } from './invitation.ts'
import { lockTeam } from './lockTeam.ts'
import { changeInvitation, findInvitation } from './queries.ts'

/**
 * Revokes a pending invitation for the admin.
 * @throws {Refusal} 'not_found'; 'conflict' when it was used or revoked meanwhile.
 */
export async function revokeInvitation(ctx: BusinessContext, invitationId: string): Promise<void> {
  await lockTeam(ctx)
  await revokePending(ctx, invitationId)
  await recordAct(ctx, { action: 'invitation_revoked', details: { invitation_id: invitationId } })
}

/**
 * Revokes a pending invitation.
 * @throws {Refusal} 'not_found'; 'conflict' if it is no longer pending.
 */
export async function revokePending(ctx: BusinessContext, invitationId: string): Promise<Invitation> {
  const invitation = await findInvitation(ctx, invitationId)
  if (!invitation) throw notFound('Invitation')
  if (invitation.status !== 'pending')
    throw new Refusal('conflict', 'This invitation has already been used or revoked')
  await changeInvitation(ctx, invitationId, 'revoked')
  return invitation
}
