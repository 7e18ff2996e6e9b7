import { recordAct } from '#server/businesses/audit/index.ts'
import { changeMember, findOwnRow, noteTeam } from '#server/businesses/business/index.ts'
import { revokeApiKeysOf } from '#server/identity/api-keys/index.ts'
import { takePinAway } from '#server/identity/team/shared-till/index.ts'
import { publish } from '#server/loyalty/events/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound, Refusal } from '#server/platform/context/refusal.ts'
import { lockTeam } from './lockTeam.ts'
import { type NamedMember, selectMembers } from './queries.ts'

/**
 * Removes a person from the team: their access ends at the next request. Their account and a business of their own
 * stay. API keys that they made end too, or stay if the admin wants that: a website may depend on one. Webhooks that they
 * set up pause.
 * @throws {Refusal} 'not_found'; 'conflict' for the admin, without whom nobody could manage the team.
 */
export async function removeMember(
  ctx: BusinessContext,
  { id, revokeApiKeys }: { id: string; revokeApiKeys: boolean },
): Promise<void> {
  await lockTeam(ctx)
  const member = findMember(await selectMembers(ctx), id)
  if (member.role === 'admin')
    throw new Refusal('conflict', 'The admin cannot be removed. Hand over the admin role first.')
  await endMembership(ctx, member)
  await recordAct(ctx, { action: 'member_removed', about_user_id: member.user_id })
  if (revokeApiKeys) await revokeApiKeysOf(ctx, member.user_id)
}

/** Ends a membership. Call it under the team's lock. */
export async function endMembership(
  ctx: BusinessContext,
  { id, user_id }: Pick<NamedMember, 'id' | 'user_id'>,
): Promise<void> {
  const own = await findOwnRow(ctx.tx, user_id)
  await changeMember(ctx, id, { status: 'inactive', ended_at: ctx.now })
  await takePinAway(ctx, user_id)
  await publish(ctx, [{ type: 'member.gone', ids: { user_id } }])
  await noteTeam(ctx.tx, own, { tenantId: null, isAdmin: false })
}

/**
 * Finds a member of the team.
 * @throws {Refusal} 'not_found' unless they are on the team now.
 */
export function findMember(members: NamedMember[], memberId: string): NamedMember {
  const member = members.find(({ id }) => id === memberId)
  if (!member) throw notFound('Member')
  return member
}
