import type { Actor } from '#server/platform/context/context.ts'

/** What a business reads of who of its own did something; null where nobody of them did. */
export function staffNameOf(actor: Actor): string | null {
  if (actor.kind === 'key') return `API key ${actor.name}`
  return actor.kind === 'member' ? actor.name : null
}
