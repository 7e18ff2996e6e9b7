import { foldText } from '#server/platform/text/fold.ts'

/** True if each word of the query begins a word of the label, apart from accents and case. */
export function matches(label: string, query: string): boolean {
  const words = plain(label).split(/[^\p{L}\p{N}]+/u)
  return plain(query)
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)))
}

const plain = (text: string): string => foldText(text).trim()
