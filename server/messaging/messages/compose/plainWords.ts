import { plainTypography } from '#server/messaging/templates/index.ts'
import { foldText } from '#server/platform/text/fold.ts'
import { measureText } from './segments.ts'

/** Signs with a usual way to type them. Quotes, dashes and spaces are sent as plain ones in any case. */
const TYPED: Record<string, string> = {
  ...{
    '\u00ab': '"',
    '\u00bb': '"',
    '\u201f': '"',
    '\u2033': '"',
    '\u2039': "'",
    '\u203a': "'",
    '\u2032': "'",
  },
  ...{
    '\u0060': "'",
    '\u00b4': "'",
    '\u2022': '-',
    '\u00b7': '-',
    '\u2015': '-',
    '\u2212': '-',
    '\u00d7': 'x',
  },
  ...{ '\u2192': '->', '\u2122': '(TM)', '\u00a9': '(C)', '\u00ae': '(R)', '\u20b9': 'Rs ' },
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Signs such as emoji, and what is invisible, can be left out; letters and digits of another script can't. */
const leftOut =
  /^[\p{So}\p{Sk}\p{Extended_Pictographic}\p{Regional_Indicator}\p{Default_Ignorable_Code_Point}\p{M}]+$/u

const isPlain = (text: string): boolean => measureText(text).encoding === 'GSM-7'

/**
 * Gives the words in the characters of which a text has 160: letters without the accents that texts lack, signs as
 * they are typed, no emoji. Null for words of another script, and for words that are plain already.
 */
export function plainWords(words: string): string | null {
  const sent = plainTypography(words)
  if (isPlain(sent)) return null
  const plain = Array.from(characters.segment(sent), ({ segment }) => plainCharacter(segment))
    .join('')
    .replace(/ {2,}/g, ' ')
    .replace(/ +$/gm, '')
  return isPlain(plain) && plain.trim() !== '' ? plain : null
}

function plainCharacter(character: string): string {
  if (isPlain(character)) return character
  const typed = TYPED[character]
  if (typed !== undefined) return typed
  if (leftOut.test(character)) return ''
  const folded = foldText(character)
  if (folded === '' || !isPlain(folded)) return character
  return character === character.toLowerCase() ? folded : folded.charAt(0).toUpperCase() + folded.slice(1)
}
