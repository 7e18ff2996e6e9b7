import { languageOfLocale, type StaffLanguage, staffLanguageOf } from '#server/platform/text/pageLanguages.ts'
import { type DescribedOperation, lines as english, type Lines } from './englishLines.ts'
import { lines as german } from './lines/de.ts'
import { lines as spanish } from './lines/es.ts'
import type { DescribedEntry } from './sentences.ts'

const linesIn: Record<StaffLanguage, Lines> = { en: english, de: german, es: spanish }

/**
 * An operation in one line that follows its customer's name, in the language of `locale`: 'bought for $30.00: stamp 3 of
 * 10, 60 points'. The effects of the entries come after the colon, unless the first part says them.
 */
export function lineOf(operation: DescribedOperation, locale: string): string {
  const lines = linesIn[staffLanguageOf(languageOfLocale(locale))]
  // A merge may be of a duplicate that was merged itself. Its words name no card.
  const other = operation.isOnOther && operation.kind !== 'merge' ? lines.withOtherCard : ''
  const did = `${lines.verbs[operation.kind](operation, locale)}${other}`
  const said = operation.entries.flatMap((entry) => effectOf(lines, entry, locale) ?? [])
  return said.length === 0 ? did : `${did}: ${said.join(', ')}`
}

function effectOf({ effects }: Lines, { cause, ...numbers }: DescribedEntry, locale: string): string | null {
  // The compiler can't see from the code alone that a cause and the words of its code belong together.
  const words = effects[cause.code] as (...args: unknown[]) => string | null
  return words(cause, numbers, locale)
}
