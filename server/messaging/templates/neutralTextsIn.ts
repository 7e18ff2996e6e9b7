import { everyLanguage } from '#server/platform/text/everyLanguage.ts'
import { texts as english } from './neutralTexts.ts'

/** The words of placeholders that have no value, in each language. */
export const textsIn = everyLanguage(
  english,
  import.meta.glob<typeof english>('./neutralTexts/*.ts', { eager: true, import: 'texts' }),
)
