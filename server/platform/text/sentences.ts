/**
 * Sentences whose values are marked: `{}` where there is one, `{1}`, `{2}` where there are several. As with gettext the
 * English sentence is the key of its translations, so a sentence that was made or stored in English is found again here.
 */

export type Found<Key extends string> = { key: Key; values: string[] }
type Pattern<Key extends string> = { key: Key; parts: string[]; length: number }

/** Longest text that is looked up. A refusal may quote what a caller typed, and nobody reads more of it. */
const LONGEST = 5000
const MARK = /\{\d*\}/

/**
 * Makes the look-up of the sentence that a text was made from, with the values that it was filled with. Of several
 * sentences that fit, it is the one with most words of its own. The time grows with the length of the text alone: each
 * part of a sentence is looked for once, behind the one before.
 */
export function sentenceFinder<Key extends string>(
  keys: readonly Key[],
): (text: string) => Found<Key> | null {
  const whole = new Set<string>(keys)
  const patterns = keys
    .filter((key) => MARK.test(key))
    .map((key): Pattern<Key> => {
      const parts = key.split(MARK)
      return { key, parts, length: parts.join('').length }
    })
    .sort((one, other) => other.length - one.length)
  return (text) => {
    if (text.length > LONGEST) return null
    if (whole.has(text)) return { key: text as Key, values: [] }
    for (const { key, parts } of patterns) {
      const values = valuesIn(text, parts)
      if (values) return { key, values }
    }
    return null
  }
}

/** The texts between the parts of a sentence; null if the text does not consist of these parts in this order. */
function valuesIn(text: string, parts: string[]): string[] | null {
  const [first, last] = [parts[0]!, parts.at(-1)!]
  const end = text.length - last.length
  if (first.length > end || !text.startsWith(first) || !text.endsWith(last)) return null
  const values: string[] = []
  let from = first.length
  for (const part of parts.slice(1, -1)) {
    const at = text.indexOf(part, from)
    if (at < 0 || at + part.length > end) return null
    values.push(text.slice(from, at))
    from = at + part.length
  }
  return [...values, text.slice(from, end)]
}

/**
 * Fills a translation with the values of its sentence, in the order that its language wants: `{2}`. A mark may say how
 * its language writes the value: `{1 counted}`.
 */
export const fillSentence = (
  translation: string,
  values: string[],
  write: (value: string, as: string) => string,
): string =>
  translation.replace(/\{(\d*)(?: (\w+))?\}/g, (_, number: string, as: string | undefined) => {
    const value = values[Number(number || 1) - 1] ?? ''
    return as ? write(value, as) : value
  })
