import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { texts as arabic } from './pageTexts/ar.ts'
import { texts as german } from './pageTexts/de.ts'
import { texts as spanish } from './pageTexts/es.ts'
import { texts as french } from './pageTexts/fr.ts'
import { texts as italian } from './pageTexts/it.ts'
import { texts as dutch } from './pageTexts/nl.ts'
import { texts as polish } from './pageTexts/pl.ts'
import { texts as portuguese } from './pageTexts/pt.ts'
import { texts as english, type PageTexts } from './pageTexts.ts'

/** The texts of the pages behind links to a card, in each language. */
export const textsIn: Record<PageLanguage, PageTexts> = {
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
