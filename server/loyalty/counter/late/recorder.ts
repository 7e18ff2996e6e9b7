import { findMembership, wasOnTeam } from '#server/businesses/business/index.ts'
import type { Actor, BusinessContext, TeamRole } from '#server/platform/context/context.ts'
import { staffNameOf } from '#server/platform/context/staffName.ts'
import type { Tx } from '#server/platform/database/index.ts'

/** Looks up the names of accounts by their ids. The rooms that know accounts come later. */
export type FindNames = (tx: Tx, ids: string[]) => Promise<Map<string, string>>

/** Questions about a sender's claims, which later rooms answer. */
export type Claims = {
  findNames: FindNames
  /** True if a device of the business, by its id, was ended. */
  isEndedDevice: (ctx: BusinessContext, deviceId: string) => Promise<boolean>
}

/** Who recorded a late operation. `actor` is null for somebody who was not on the team then. */
export type Recorder = { actor: Actor | null; userId: string | null; name: string | null }

/**
 * Finds who recorded a late operation: the sender, or the colleague whom the sender names. That is a claim: it is
 * believed of somebody who was on the team at that time.
 */
export async function findRecorder(
  ctx: BusinessContext,
  claimed: string | undefined,
  at: Date,
  findNames: FindNames,
): Promise<Recorder> {
  const { actor } = ctx
  const sender = actor.kind === 'member' ? actor.userId : null
  if (claimed === undefined || claimed === sender) return { actor, userId: sender, name: staffNameOf(actor) }
  const member = await findMembership(ctx, claimed)
  // Somebody who was never on the team is not named: their account is none of the business's.
  if (!member) return { actor: null, userId: null, name: null }
  const name = (await findNames(ctx.tx, [claimed])).get(claimed) ?? null
  if (name === null || !wasOnTeam(member, at)) return { actor: null, userId: claimed, name }
  const role = member.role as TeamRole
  return { actor: { kind: 'member', userId: claimed, name, role }, userId: claimed, name }
}
