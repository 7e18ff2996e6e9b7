import { findMembers } from '#server/businesses/business/index.ts'
import { findPeopleByIds } from '#server/identity/auth/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { MakerView } from './contract.ts'

/**
 * Who made API keys and webhooks, by the ids of their accounts, with the reason why they should have none any more. A
 * maker whose account is gone has no name.
 */
export async function findMakers(
  ctx: BusinessContext,
  ids: (string | null)[],
): Promise<Map<string, MakerView>> {
  const people = await findPeopleByIds(ctx.tx, ids)
  const roles = new Map((await findMembers(ctx)).map(({ user_id, role }) => [user_id, role]))
  const goneOf = (id: string): MakerView['gone'] => {
    if (!people.has(id) || !roles.has(id)) return 'left'
    if (people.get(id)!.suspendedAt !== null) return 'suspended'
    return roles.get(id) === 'admin' ? null : 'not_admin'
  }
  return new Map(
    ids
      .filter((id) => id !== null)
      .map((id) => [id, { user_id: id, name: people.get(id)?.name ?? null, gone: goneOf(id) }]),
  )
}
