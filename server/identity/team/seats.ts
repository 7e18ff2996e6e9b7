import { countMembers } from '#server/businesses/business/index.ts'
import { allowed, type Tier, UNLIMITED } from '#server/businesses/plans/index.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { countOpenInvitations, type Scope } from './queries.ts'

/** `held` counts open invitations: an invited person finds a seat when they join. */
export type Seats = { members: number; held: number; used: number; max: number }

export const seatsOf = (tier: Tier, members: number, held: number): Seats => ({
  members,
  held,
  used: members + held,
  max: allowed(tier, 'seats'),
})

/**
 * Refuses an invitation beyond the seats. Call it with the business row locked, so that two invitations cannot both
 * take the last seat.
 * @throws {Refusal} 'limit_reached', in the spec's words.
 */
export function refuseInvitingBeyond({ used, max }: Seats): void {
  if (max === UNLIMITED || used < max) return
  throw new Refusal(
    'limit_reached',
    "You've reached your seat limit. Upgrade your plan to invite more team members.",
    { details: { limit: 'seats', used, allowed: max, upgrade: '/subscription' } },
  )
}

/**
 * Refuses an acceptance beyond the seats: the invitation's seat is held, but the plan may have become smaller.
 * @throws {Refusal} 'limit_reached'
 */
export function refuseJoiningBeyond({ members, max }: Seats): void {
  if (max === UNLIMITED || members < max) return
  throw new Refusal(
    'limit_reached',
    'This team has no free seat right now. Ask whoever invited you to make room, then open this link again.',
    { details: { limit: 'seats' } },
  )
}

/** The seats of a business's plan and their use. Screens show this count, and by it invitations are refused. */
export const countSeats = async (scope: Scope & { now: Date }, tier: Tier): Promise<Seats> =>
  seatsOf(tier, await countMembers(scope), await countOpenInvitations(scope, scope.now))
