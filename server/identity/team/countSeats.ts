import { countMembers } from '#server/businesses/business/index.ts'
import type { Tier } from '#server/businesses/plans/index.ts'
import { countOpenInvitations, type Scope } from './queries.ts'
import { type Seats, seatsOf } from './seats.ts'

/** The seats of a business's plan and their use. The same count refuses invitations and is shown on screens. */
export const countSeats = async (scope: Scope & { now: Date }, tier: Tier): Promise<Seats> =>
  seatsOf(tier, await countMembers(scope), await countOpenInvitations(scope, scope.now))
