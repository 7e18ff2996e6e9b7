import { type DescribedOperation, effects, verbs, withOtherCard } from './englishLines.ts'
import type { DescribedEntry } from './sentences.ts'

/**
 * An operation in one line that follows its customer's name: 'bought for $30.00: stamp 3 of 10, 60 points'. The effects
 * of the entries come after the colon, unless the first part says them.
 */
export function lineOf(operation: DescribedOperation, locale: string): string {
  // A merge may be of a duplicate that was merged itself. Its words name no card.
  const other = operation.isOnOther && operation.kind !== 'merge' ? withOtherCard : ''
  const did = `${verbs[operation.kind](operation, locale)}${other}`
  const said = operation.entries.flatMap((entry) => effectOf(entry, locale) ?? [])
  return said.length === 0 ? did : `${did}: ${said.join(', ')}`
}

function effectOf({ cause, ...numbers }: DescribedEntry, locale: string): string | null {
  // The compiler can't see from the code alone that a cause and the words of its code belong together.
  const words = effects[cause.code] as (...args: unknown[]) => string | null
  return words(cause, numbers, locale)
}
