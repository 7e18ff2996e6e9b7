import type { PageLanguage } from './pageLanguages.ts'
import { sentenceIn } from './refusalIn.ts'

/** A name that was kept for an actor of a business, in a reader's language: that of an API key says what it is. */
export const staffNameIn = <Name extends string | null>(language: PageLanguage, name: Name): Name =>
  name?.startsWith('API key ') ? sentenceIn(language, name) : name
