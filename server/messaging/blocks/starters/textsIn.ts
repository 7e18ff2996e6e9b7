import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { texts as arabic } from './texts/ar.ts'
import { texts as german } from './texts/de.ts'
import { texts as spanish } from './texts/es.ts'
import { texts as french } from './texts/fr.ts'
import { texts as italian } from './texts/it.ts'
import { texts as dutch } from './texts/nl.ts'
import { texts as polish } from './texts/pl.ts'
import { texts as portuguese } from './texts/pt.ts'
import { texts as english } from './texts.ts'

/** The words of mails to begin with, in each language. */
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
