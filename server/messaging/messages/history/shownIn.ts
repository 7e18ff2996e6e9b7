import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { refusalIn } from '#server/platform/text/refusalIn.ts'

/**
 * A message's content as its history shows it. What stands in English for something private, such as '[a sign-in
 * code]', is said in a language; the words of people stay.
 */
export const shownIn = (language: PageLanguage, content: string): string =>
  content.startsWith('[') ? refusalIn(language, content) : content
