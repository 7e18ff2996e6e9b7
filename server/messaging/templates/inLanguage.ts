import { findBusiness, languageOfBusiness } from '#server/businesses/business/index.ts'
import type { Block } from '#server/messaging/blocks/contract.ts'
import { starterIn } from '#server/messaging/blocks/index.ts'
import type { Reads } from '#server/messaging/preferences/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Language } from '#server/platform/text/languages.ts'
import { isPageLanguage, type PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { defaultIn } from './defaults/unchanged.ts'

/** Words of an email, or of a text as a campaign has them; a template of a text has `message_template`. */
type Text = {
  message_template?: string
  subject?: string | null
  body?: string
  blocks?: Block[] | null
  translations?: { language: Language }[]
}

/** Words with the language that they are in, in which their placeholders are filled too. */
export type Spoken<Words> = Words & { language: PageLanguage }

/**
 * Gives a text as somebody reads it: in the business's translation into their language; else, if the business has left
 * our words as they were, in their language; else in the business's own words. Those count as written in its language.
 */
export function inLanguage<Words extends Text>(text: Words, { kept, language, home }: Reads): Spoken<Words> {
  const found = text.translations?.find((translation) => translation.language === kept)
  if (found) {
    const { language: own, ...words } = found
    return { ...text, ...words, language: isPageLanguage(own) ? own : language }
  }
  const ours = unchangedIn(language, text)
  return ours ? { ...text, ...ours, language } : { ...text, language: home }
}

/** Gives the words of a text that the business has left as they were; undefined for others. */
function unchangedIn(language: PageLanguage, text: Text): Partial<Text> | undefined {
  const { message_template, subject, body = '', blocks } = text
  if (message_template !== undefined) {
    const words = defaultIn(language, { body: message_template })
    return words && { message_template: words.body }
  }
  if (blocks) return starterIn(language, { subject: subject ?? '', blocks })
  const words = defaultIn(language, { subject, body })
  return words && { body: words.body, ...(words.subject && { subject: words.subject }) }
}

/** Gives a text as the business's team reads it: words that it left as they were are in the business's language. */
export const atHome = <Words extends Text>(text: Words, home: PageLanguage): Words => ({
  ...text,
  ...unchangedIn(home, text),
})

/** `atHome` for a caller that has not read the business. */
export async function shownAtHome<Words extends Text>(
  { tx, businessId }: BusinessContext,
  text: Words,
): Promise<Words> {
  return atHome(text, languageOfBusiness(await findBusiness(tx, businessId)))
}
