import { recordAct } from '#server/businesses/audit/index.ts'
import { takePinAway } from '#server/identity/team/shared-till/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { lockTeam } from './lockTeam.ts'
import { selectMembers } from './queries.ts'
import { findMember } from './removeMember.ts'

/**
 * Removes a person's PIN, for example one that was forgotten or seen by others. They choose another themselves.
 * @throws {Refusal} 'not_found'
 */
export async function resetPin(ctx: BusinessContext, { id }: { id: string }): Promise<void> {
  await lockTeam(ctx)
  const { user_id } = findMember(await selectMembers(ctx), id)
  await takePinAway(ctx, user_id)
  await recordAct(ctx, { action: 'staff_pin_reset', about_user_id: user_id })
}
