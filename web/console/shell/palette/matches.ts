import { foldText } from '#server/platform/text/fold.ts'

/** Whether each word of the query begins a word of the label; accents and case aside. */
export function matches(label: string, query: string): boolean {
  const words = plain(label).split(/[^\p{L}\p{N}]+/u)
  return plain(query)
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)))
}

const plain = (text: string): string => foldText(text).trim()
