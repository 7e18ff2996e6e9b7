import { everyLanguage } from '#server/platform/text/everyLanguage.ts'
import { texts as english } from './texts.ts'

/** How a message names a gift that ends, in each language. */
export const textsIn = everyLanguage(
  english,
  import.meta.glob<typeof english>('./texts/*.ts', { eager: true, import: 'texts' }),
)
