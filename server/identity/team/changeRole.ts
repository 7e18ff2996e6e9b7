import { recordAct } from '#server/businesses/audit/index.ts'
import { changeMember } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { lockTeam } from './lockTeam.ts'
import { selectMembers } from './queries.ts'
import { findMember } from './removeMember.ts'

/**
 * Limits a member to the counter, or allows them the rest of the business, from their next request on.
 * @throws {Refusal} 'not_found'; 'conflict' for the admin, whose role must be handed over instead.
 */
export async function changeRole(
  ctx: BusinessContext,
  { id, role }: { id: string; role: 'member' | 'counter' },
): Promise<void> {
  await lockTeam(ctx)
  const member = findMember(await selectMembers(ctx), id)
  if (member.role === 'admin')
    throw new Refusal('conflict', 'The admin stays the admin. Hand over the admin role first.')
  if (member.role === role) return
  await changeMember(ctx, member.id, { role })
  await recordAct(ctx, {
    action: 'member_role_changed',
    about_user_id: member.user_id,
    details: { enabled: role === 'counter' },
  })
}
