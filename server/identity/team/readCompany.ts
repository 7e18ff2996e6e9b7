import { findBusinessAndTier, findTenant } from '#server/businesses/business/index.ts'
import { listApiKeys } from '#server/identity/api-keys/index.ts'
import { findPinHolders } from '#server/identity/team/shared-till/index.ts'
import type { BusinessContext, TeamRole } from '#server/platform/context/context.ts'
import { notAllowed } from '#server/platform/http/index.ts'
import { sentenceIn } from '#server/platform/text/refusalIn.ts'
import type { CompanyView, InvitationView } from './contract.ts'
import { isOpen } from './invitation.ts'
import { type MailFate, selectMembers, selectPending } from './queries.ts'
import { countSeats } from './seats.ts'

/** The company, its seats and its team. Pending invitations are for its admin alone. */
export async function readCompany(ctx: BusinessContext): Promise<CompanyView> {
  const { actor } = ctx
  if (actor.kind !== 'member') throw notAllowed()
  const { business, tier, status } = await findBusinessAndTier(ctx)
  const tenant = await findTenant(ctx)
  const members = await selectMembers(ctx)
  const pinHolders = await findPinHolders(ctx)
  const keys = actor.role === 'admin' ? await listApiKeys(ctx) : []
  const seats = await countSeats(ctx, tier)
  return {
    company: {
      company_name: tenant.company_name,
      admin_email: members.find(({ role }) => role === 'admin')?.email ?? business.email,
      created_at: tenant.created_at.toISOString(),
      subscription_status: status,
      tier_name: tier.name,
    },
    seats: { used: seats.used, held: seats.held, max: seats.max },
    members: members.map((member) => ({
      id: member.id,
      user_id: member.user_id,
      name: member.name,
      email: member.email,
      role: member.role as TeamRole,
      invited_at: member.invited_at.toISOString(),
      accepted_at: member.accepted_at?.toISOString() ?? null,
      is_self: member.user_id === actor.userId,
      has_pin: pinHolders.has(member.user_id),
      api_keys: keys.filter(({ maker }) => maker?.user_id === member.user_id).map(({ name }) => name),
    })),
    invitations: actor.role === 'admin' ? await readPending(ctx) : null,
  }
}

async function readPending(ctx: BusinessContext): Promise<InvitationView[]> {
  const pending = await selectPending(ctx)
  return pending.map(({ invitation, mail }) => ({
    id: invitation.id,
    email: invitation.email,
    role: invitation.role,
    created_at: invitation.created_at.toISOString(),
    expires_at: invitation.expires_at.toISOString(),
    expired: !isOpen(invitation, ctx.now),
    mail: viewMail(ctx, mail),
  }))
}

function viewMail({ language }: BusinessContext, mail: MailFate | null): InvitationView['mail'] {
  switch (mail?.state) {
    case 'accepted':
    case 'delivered':
      return { state: 'sent', failure: null }
    case 'rejected':
    case 'withheld':
      return { state: 'failed', failure: sentenceIn(language, mail.failure) }
    case 'uncertain':
      return { state: 'uncertain', failure: sentenceIn(language, mail.failure) }
    default:
      return { state: 'sending', failure: null }
  }
}
