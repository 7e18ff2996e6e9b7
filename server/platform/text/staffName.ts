import type { Actor } from '#server/platform/context/context.ts'
import type { PageLanguage } from './pageLanguages.ts'
import { sentenceIn } from './refusalIn.ts'

/** The name that a business reads for an actor of its own, a member or an API key; null for all other actors. */
export function staffNameOf(actor: Actor): string | null {
  if (actor.kind === 'key') return `API key ${actor.name}`
  return actor.kind === 'member' ? actor.name : null
}

/** A name that was kept for an actor of a business, in a reader's language: that of an API key says what it is. */
export const staffNameIn = <Name extends string | null>(language: PageLanguage, name: Name): Name =>
  name?.startsWith('API key ') ? sentenceIn(language, name) : name
