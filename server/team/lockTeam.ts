import { lockBusinessAndTier } from '#server/companies/index.ts'
import type { ShopContext } from '#server/platform/context.ts'
import { notAllowed } from '#server/platform/http/index.ts'
import { countMembers, countOpenInvitations, findMembership } from './queries.ts'
import { type Seats, seatsOf } from './seats.ts'

/**
 * Whatever changes the team goes through the business row, one at a time. The role is read again under the
 * lock: another request may have handed it over since this one was let in.
 * @throws {Refusal} 'forbidden' unless the actor is the team's admin at this moment.
 */
export async function lockTeam(ctx: ShopContext): Promise<{ seats(): Promise<Seats>; userId: string }> {
  const { tier } = await lockBusinessAndTier(ctx.tx, ctx.businessId)
  const { actor } = ctx
  if (actor.kind !== 'member') throw notAllowed()
  const membership = await findMembership(ctx, actor.userId)
  if (membership?.status !== 'active' || membership.role !== 'admin') throw notAllowed()
  return {
    userId: actor.userId,
    seats: async () => seatsOf(tier, await countMembers(ctx), await countOpenInvitations(ctx, ctx.now)),
  }
}
