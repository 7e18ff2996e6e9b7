import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { texts as arabic } from './nameTexts/ar.ts'
import { texts as german } from './nameTexts/de.ts'
import { texts as spanish } from './nameTexts/es.ts'
import { texts as french } from './nameTexts/fr.ts'
import { texts as italian } from './nameTexts/it.ts'
import { texts as dutch } from './nameTexts/nl.ts'
import { texts as polish } from './nameTexts/pl.ts'
import { texts as portuguese } from './nameTexts/pt.ts'
import { texts as english } from './nameTexts.ts'

/** The words for a name that messages may not carry, in each language. */
export const textsIn: Record<PageLanguage, typeof english> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  pt: portuguese,
  it: italian,
  nl: dutch,
  pl: polish,
  ar: arabic,
}
