import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Invitation } from './invitation.ts'
import { lockTeam } from './lockTeam.ts'
import { revokePending } from './revokeInvitation.ts'
import { refuseInvitingBeyond } from './seats.ts'
import { issueInvitation } from './sendInvitation.ts'

/**
 * Revokes a pending invitation and sends a new one to the same address: the link of the old mail stops working.
 * @throws {Refusal} 'not_found'; 'conflict' if it was used or revoked meanwhile; 'limit_reached' if it had expired and
 * its seat is taken.
 */
export async function resendInvitation(ctx: BusinessContext, invitationId: string): Promise<Invitation> {
  const { seats } = await lockTeam(ctx)
  const { email, role } = await revokePending(ctx, invitationId)
  refuseInvitingBeyond(await seats())
  return issueInvitation(ctx, { email, role })
}
