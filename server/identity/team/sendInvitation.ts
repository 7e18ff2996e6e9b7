import { recordAct } from '#server/businesses/audit/index.ts'
import { findTenant } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import { invalidField, notFound } from '#server/platform/context/refusal.ts'
import { refuseSpentAddress } from '#server/platform/rate-limits/index.ts'
import { secretToken } from '#server/platform/secrets/codes.ts'
import { hashToken } from '#server/platform/secrets/keyring.ts'
import { expiryOf, type Invitation, isOpen } from './invitation.ts'
import { lockTeam } from './lockTeam.ts'
import { mailInvitation } from './mailInvitation.ts'
import { changeInvitation, findPendingFor, insertInvitation, selectMembers } from './queries.ts'
import { refuseInvitingBeyond } from './seats.ts'

export type Invited = Pick<Invitation, 'email' | 'role'>
/** The call may name the tenant. */
type Wanted = Invited & { tenantId?: string | undefined }

/**
 * Invites a person into the team by mail, as a member or for the counter alone. An expired invitation to the same
 * address is replaced.
 * @param email in lower case
 * @throws {Refusal} 'not_found' for another tenant; 'limit_reached' without a free seat; 'invalid' for a person who is
 * on the team or invited already.
 */
export async function sendInvitation(
  ctx: BusinessContext,
  { tenantId, email, role }: Wanted,
): Promise<Invitation> {
  if (tenantId !== undefined && tenantId !== (await findTenant(ctx)).id) throw notFound('Company')
  const { seats } = await lockTeam(ctx)
  const members = await selectMembers(ctx)
  if (members.some((member) => member.email === email))
    throw invalidField('email', 'This person is on your team already')
  const earlier = await findPendingFor(ctx, email)
  if (earlier && isOpen(earlier, ctx.now))
    throw invalidField('email', 'This person has been invited already. You can resend the invitation.')
  if (earlier) await changeInvitation(ctx, earlier.id, 'revoked')
  refuseInvitingBeyond(await seats())
  return issueInvitation(ctx, { email, role })
}

/**
 * Makes an invitation with a new token, which only the mail contains.
 * @throws {Refusal} 'too_many_requests' once the mailbox has had its day's from all businesses together
 */
export async function issueInvitation(ctx: BusinessContext, { email, role }: Invited): Promise<Invitation> {
  await refuseSpentAddress(ctx, { cause: 'invitation', address: email, mails: 'invitations' })
  const tenant = await findTenant(ctx)
  const token = secretToken()
  const invitation = await insertInvitation(ctx, {
    business_id: ctx.businessId,
    id: newId(),
    tenant_id: tenant.id,
    email,
    role,
    token_hash: hashToken(token),
    created_at: ctx.now,
    expires_at: expiryOf(ctx.now),
  })
  await mailInvitation(ctx, tenant, invitation, token)
  await recordAct(ctx, { action: 'member_invited', details: { invitation_id: invitation.id } })
  return invitation
}
