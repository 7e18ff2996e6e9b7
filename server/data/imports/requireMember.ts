import type { BusinessContext } from '#server/platform/context.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Imports are a person's: who vouches for the consents is written down. */
export function requireMember({ actor }: BusinessContext) {
  if (actor.kind === 'member') return actor
  throw new Refusal('forbidden', 'Only staff of the shop can do this')
}
