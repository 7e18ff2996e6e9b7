import { phoneDigits } from '#server/platform/contact/phone.ts'
import { foldText } from '#server/platform/text/fold.ts'

/** Further words do not narrow a search by name. */
const MOST_WORDS = 6
/**
 * Lengths of words in which a typing error is forgiven. In shorter words it matches too many others; nobody types
 * longer ones.
 */
const FORGIVEN = { from: 4, to: 20 }
/** Up to this length a corrected word must match whole: as a beginning it would find half of the customers. */
const WHOLE_UP_TO = 5

export const looksLikePhone = (text: string): boolean => /^[+\d\s().\-/]*$/.test(text) && /\d/.test(text)

/** A LIKE pattern of a phone's digits. Leading zeros are for dialling; E.164 has none. */
export const phonePattern = (text: string): string => `%${phoneDigits(text).replace(/^0+(?=\d)/, '')}%`

/** LIKE patterns of all words. A word of one or two letters must match the beginning of a word. */
export function wordPatterns(text: string): string[] {
  return wordsOf(text)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'))
    .map((word) => (word.length < 3 ? `% ${word}%` : `%${word}%`))
}

/**
 * Regular expressions that match the words with one typing error in each: a letter wrong, missing or too many, or two
 * swapped. Numbers must match exactly, because one other digit is somebody else. Null if no word may have an error.
 */
export function slipPatterns(text: string): string[] | null {
  const words = wordsOf(text)
  return words.some(forgives)
    ? words.map((word) => (forgives(word) ? slipPattern(word) : exactly(word)))
    : null
}

/** The words of a search, longest first, because the longest narrows the search most. */
const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/\s+/)
    .filter(Boolean)
    .sort((one, other) => other.length - one.length)
    .slice(0, MOST_WORDS)

const forgives = (word: string): boolean =>
  word.length >= FORGIVEN.from && word.length <= FORGIVEN.to && !/\d/.test(word)

const slipPattern = (word: string): string =>
  ` ${oneSlip([...word].map(literally))}${word.length <= WHOLE_UP_TO ? ' ' : ''}`

/**
 * A pattern of a word with one typing error. It is one expression nested letter by letter: the index reads it much
 * faster than a list of every possible error.
 */
function oneSlip([first, ...rest]: string[]): string {
  const after = rest.join('')
  if (rest.length === 0) return `(?:.?|.?${first}.?)`
  const swapped = `${rest[0]}${first}${rest.slice(1).join('')}`
  return `(?:.?${after}|.${first}${after}|${swapped}|${first}${oneSlip(rest)})`
}

const exactly = (word: string): string => {
  const plain = [...word].map(literally).join('')
  return word.length < 3 ? ` ${plain}` : plain
}

const literally = (letter: string): string => (/[\p{L}\p{N}]/u.test(letter) ? letter : `\\${letter}`)
