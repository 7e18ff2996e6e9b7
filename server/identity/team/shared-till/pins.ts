import { recordAct } from '#server/businesses/audit/index.ts'
import { signOutOfTills } from '#server/identity/sessions/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notAllowed } from '#server/platform/http/index.ts'
import { openPin, sealPin } from '#server/platform/passwords/index.ts'
import type { Keyring } from '#server/platform/secrets/keyring.ts'
import { forgetTries } from './limits.ts'
import { deletePin, selectTeam, writePin } from './queries.ts'

/**
 * Sets the actor's first or a new PIN. People who used the old one are signed out of every till.
 * @param hashed by hashPassword
 */
export async function setPin(ctx: BusinessContext, hashed: string): Promise<void> {
  const { actor, businessId } = ctx
  if (actor.kind !== 'member') throw notAllowed()
  await writePin(ctx, actor.userId, sealPin(ctx.keyring, hashed, pinOwner(businessId, actor.userId)))
  await forgetTries(ctx.tx, { businessId, userId: actor.userId })
  await signOutOfTills(ctx.tx, { businessId, personId: actor.userId })
  await recordAct(ctx, { action: 'staff_pin_set' })
}

/** The owner of a PIN at the shared tills: one person in one business. */
export const pinOwner = (businessId: string, userId: string): string => `staff ${userId} of ${businessId}`

/** The hash of a stored PIN; undefined if there is none, or none that can be decrypted. */
export const hashOf = (
  keyring: Keyring,
  { businessId, userId }: { businessId: string; userId: string },
  kept: string | null | undefined,
): string | undefined => (kept ? openPin(keyring, kept, pinOwner(businessId, userId)) : undefined)

/** Removes a person's PIN and signs them out of every till where they used it. They may choose another. */
export async function takePinAway(ctx: BusinessContext, userId: string): Promise<void> {
  const { businessId } = ctx
  await deletePin(ctx, userId)
  await forgetTries(ctx.tx, { businessId, userId })
  await signOutOfTills(ctx.tx, { businessId, personId: userId })
}

/** The user ids of the people on the team with a PIN. */
export async function findPinHolders(ctx: BusinessContext): Promise<Set<string>> {
  const team = await selectTeam(ctx)
  return new Set(team.filter(({ keptPin }) => keptPin !== null).map(({ userId }) => userId))
}
