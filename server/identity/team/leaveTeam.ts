import { recordAct } from '#server/businesses/audit/index.ts'
import { findTenant } from '#server/businesses/business/index.ts'
import { listApiKeys } from '#server/identity/api-keys/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound, Refusal } from '#server/platform/context/refusal.ts'
import { lockMembership } from './lockTeam.ts'
import { mailLeft } from './mailInvitation.ts'
import { selectMembers } from './queries.ts'
import { endMembership } from './removeMember.ts'

/**
 * Removes the actor from the team. Their access ends at the next request, and the admin gets a mail that names the API
 * keys they made. Their account and a business of their own stay.
 * @throws {Refusal} 'not_found' unless the membership is the actor's own; 'conflict' for the admin, without whom nobody
 * could manage the team.
 */
export async function leaveTeam(ctx: BusinessContext, { id }: { id: string }): Promise<void> {
  const { membership } = await lockMembership(ctx)
  if (membership.id !== id) throw notFound('Member')
  const members = await selectMembers(ctx)
  if (membership.role === 'admin')
    throw new Refusal(
      'conflict',
      members.length > 1
        ? 'A team needs an admin. Make somebody else the admin first, then you can leave.'
        : 'A team needs an admin, and you are the only one on it. You can close the shop in Settings.',
    )
  await endMembership(ctx, membership)
  await recordAct(ctx, { action: 'member_left' })
  const left = members.find(({ id }) => id === membership.id)!
  const admin = members.find(({ role }) => role === 'admin')!
  const keys = (await listApiKeys(ctx)).filter(({ maker }) => maker?.user_id === left.user_id)
  await mailLeft(ctx, await findTenant(ctx), { left, admin, keys: keys.map(({ name }) => name) })
}
