import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { texts as arabic } from './neutralTexts/ar.ts'
import { texts as german } from './neutralTexts/de.ts'
import { texts as spanish } from './neutralTexts/es.ts'
import { texts as french } from './neutralTexts/fr.ts'
import { texts as italian } from './neutralTexts/it.ts'
import { texts as dutch } from './neutralTexts/nl.ts'
import { texts as polish } from './neutralTexts/pl.ts'
import { texts as portuguese } from './neutralTexts/pt.ts'
import { texts as english } from './neutralTexts.ts'

/** What placeholders say without a value, in each language. */
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
