import type { Actor } from './context.ts'

/** The name that a business reads for an actor of its own, a member or an API key; null for all other actors. */
export function staffNameOf(actor: Actor): string | null {
  if (actor.kind === 'key') return `API key ${actor.name}`
  return actor.kind === 'member' ? actor.name : null
}
