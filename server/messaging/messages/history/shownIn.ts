import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { refusalIn } from '#server/platform/text/refusalIn.ts'
import { CARD_LINK_SHOWN } from '../queue/serviceTexts.ts'

const LINK_LINE = `\n${CARD_LINK_SHOWN}`

/**
 * A message's content as its history shows it. What stands in English for something private, such as '[a sign-in
 * code]' or the last line of a welcome, is said in a language; the words of people stay.
 */
export function shownIn(language: PageLanguage, content: string): string {
  if (content.startsWith('[')) return refusalIn(language, content)
  if (!content.endsWith(LINK_LINE)) return content
  return `${content.slice(0, -LINK_LINE.length)}\n${refusalIn(language, CARD_LINK_SHOWN)}`
}
