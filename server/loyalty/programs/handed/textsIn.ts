import { everyLanguage } from '#server/platform/text/everyLanguage.ts'
import { texts as english } from './texts.ts'

/** Names of the rewards that programs give by themselves, in each language. */
export const textsIn = everyLanguage(
  english,
  import.meta.glob<typeof english>('./texts/*.ts', { eager: true, import: 'texts' }),
)
