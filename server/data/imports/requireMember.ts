import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'

/** Only a person can import: whoever vouches for the consents is recorded. */
export function requireMember({ actor }: BusinessContext) {
  if (actor.kind === 'member') return actor
  throw new Refusal('forbidden', 'Only staff of the shop can do this')
}
