import { everyLanguage } from '#server/platform/text/everyLanguage.ts'
import { texts as english } from './nameTexts.ts'

/** The words for a name that messages may not carry, in each language. */
export const textsIn = everyLanguage(
  english,
  import.meta.glob<typeof english>('./nameTexts/*.ts', { eager: true, import: 'texts' }),
)
