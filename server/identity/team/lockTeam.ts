import { findMembership, lockBusinessAndTier } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notAllowed } from '#server/platform/http/index.ts'
import type { Seats } from './seats.ts'
import { countSeats } from './seats.ts'

/**
 * Locks the business row, so that changes of the team run one at a time. The membership is read again under the lock,
 * because another request may have ended it meanwhile.
 * @throws {Refusal} 'forbidden' unless the actor is on the team now.
 */
export async function lockMembership(ctx: BusinessContext) {
  const { tier } = await lockBusinessAndTier(ctx)
  const { actor } = ctx
  if (actor.kind !== 'member') throw notAllowed()
  const membership = await findMembership(ctx, actor.userId)
  if (membership?.status !== 'active') throw notAllowed()
  return { membership, tier }
}

/**
 * `lockMembership` for actions of the admin alone: the role may have been handed over meanwhile.
 * @throws {Refusal} 'forbidden' unless the actor is the team's admin now.
 */
export async function lockTeam(ctx: BusinessContext): Promise<{ seats(): Promise<Seats>; userId: string }> {
  const { membership, tier } = await lockMembership(ctx)
  if (membership.role !== 'admin') throw notAllowed()
  return {
    userId: membership.user_id,
    seats: () => countSeats(ctx, tier),
  }
}
