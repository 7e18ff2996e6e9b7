import { everyLanguage } from '#server/platform/text/everyLanguage.ts'
import { texts as english } from './texts.ts'

/** The words of our own code for customers, in each language. */
export const textsIn = everyLanguage(
  english,
  import.meta.glob<typeof english>('./texts/*.ts', { eager: true, import: 'texts' }),
)
