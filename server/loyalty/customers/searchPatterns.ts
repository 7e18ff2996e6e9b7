import { phoneDigits } from '#server/platform/phone.ts'
import { foldText } from './customer.ts'

/** More words than a name has tell nobody apart. */
const MOST_WORDS = 6
/** In shorter words one slip makes too many others; longer ones nobody types. */
const FORGIVEN = { from: 4, to: 20 }
/** Up to this length a word that only begins like a slip's mending would find half of the business. */
const WHOLE_UP_TO = 5

export const looksLikePhone = (text: string): boolean => /^[+\d\s().\-/]*$/.test(text) && /\d/.test(text)

/** A LIKE pattern. Zeros in front are for dialling; E.164 has none. */
export const phonePattern = (text: string): string => `%${phoneDigits(text).replace(/^0+(?=\d)/, '')}%`

/** LIKE patterns of all words. One or two letters are how a word begins. */
export function wordPatterns(text: string): string[] {
  return wordsOf(text)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'))
    .map((word) => (word.length < 3 ? `% ${word}%` : `%${word}%`))
}

/**
 * Regular expressions that fit the words with one slip in each: a letter wrong, missing or too many, or two
 * swapped. Numbers are taken as they are, for one digit off is somebody else. Null when no word may have a slip.
 */
export function slipPatterns(text: string): string[] | null {
  const words = wordsOf(text)
  return words.some(forgives)
    ? words.map((word) => (forgives(word) ? slipPattern(word) : exactly(word)))
    : null
}

/** Longest first, for it narrows most. */
const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/\s+/)
    .sort((one, other) => other.length - one.length)
    .slice(0, MOST_WORDS)

const forgives = (word: string): boolean =>
  word.length >= FORGIVEN.from && word.length <= FORGIVEN.to && !/\d/.test(word)

const slipPattern = (word: string): string =>
  ` ${oneSlip([...word].map(literally))}${word.length <= WHOLE_UP_TO ? ' ' : ''}`

/** One expression nested letter by letter: the index reads it much faster than a list of every slip. */
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
