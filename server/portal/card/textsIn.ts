import { everyLanguage } from '#server/platform/text/everyLanguage.ts'
import { texts as english, type PageTexts } from './pageTexts.ts'

/** The texts of the pages behind links to a card, in each language. */
export const textsIn = everyLanguage(
  english,
  import.meta.glob<PageTexts>('./pageTexts/*.ts', { eager: true, import: 'texts' }),
)
