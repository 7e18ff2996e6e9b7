import { findBusinessAndTier, findMembers } from '#server/businesses/business/index.ts'
import { findNames } from '#server/identity/auth/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { ofBusiness } from './decisions.ts'

/** A business's settings, plan and team. */
export async function describeBusiness(ctx: BusinessContext): Promise<object> {
  const { business, tier } = await findBusinessAndTier(ctx)
  const members = await findMembers(ctx)
  const names = await findNames(
    ctx.tx,
    members.map(({ user_id }) => user_id),
  )
  return {
    ...Object.fromEntries(ofBusiness.map((name) => [name, business[name]])),
    plan: tier.name,
    team: members.map(({ user_id, role, accepted_at }) => ({
      user_id,
      name: names.get(user_id) ?? null,
      role,
      accepted_at,
    })),
  }
}
