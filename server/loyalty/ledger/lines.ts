import { type Deed, deeds, effects } from './englishLines.ts'
import type { ToldEntry } from './sentences.ts'

/**
 * An operation in one line, to be read after its customer's name: 'bought for $30.00: stamp 3 of 10, 60 points'. What
 * an entry did stands behind the colon, unless the deed has said it.
 */
export function lineOf(deed: Deed, locale: string): string {
  const did = deeds[deed.kind](deed, locale)
  const said = deed.entries.flatMap((entry) => effectOf(entry, locale) ?? [])
  return said.length === 0 ? did : `${did}: ${said.join(', ')}`
}

function effectOf({ cause, ...numbers }: ToldEntry, locale: string): string | null {
  // A cause and the words of its code belong together, which the compiler can't see from the code alone.
  const words = effects[cause.code] as (...args: unknown[]) => string | null
  return words(cause, numbers, locale)
}
