import { readsAsWebAddress } from '#server/platform/text/plainName.ts'

/** What parts a street from a place where an address is written on one line, in any script. */
const BETWEEN = /[\r\n,;|·،、，；]+/u
/** Han writes its numbers as letters, too. */
const number = /\p{N}|(?<=\p{Script=Han})[〇一二三四五六七八九十]/u
const letters =
  /\p{L}[\p{L}\p{M}'’.-]*\p{L}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
/** Scripts that write an address without a blank or a comma. */
const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu
/** Of those, fewer letters than a place and a street have. */
const FEW = 6

const INCOMPLETE =
  'Write the street and number, or the P.O. box, and then the place, with a comma or a new line between'

/**
 * Why a text is no postal address, in words for whoever typed it; null where it may be one. Countries write them in many
 * ways, so only this is asked for: a street or a P.O. box, and a place, apart from each other; a number somewhere, or a third
 * part, as for houses that have names alone.
 */
export function postalAddressFault(text: string): string | null {
  if (/@|:\/\//.test(text) || readsAsWebAddress(text))
    return 'This looks like a web address. Leave it out, or put a space after the dot: St. John'
  const parts = text.split(BETWEEN).filter((part) => letters.test(part))
  const hasNumber = number.test(text)
  if (parts.length >= (hasNumber ? 2 : 3)) return null
  return hasNumber && (isUnparted(text) || isAround(text)) ? null : INCOMPLETE
}

const isUnparted = (text: string): boolean => (text.match(UNPARTED)?.length ?? 0) >= FEW

/** On one line without a comma, with words before and behind a number: 'Hauptstrasse 5 8001 Zürich'. */
function isAround(text: string): boolean {
  const words = text.split(/[\s\p{N}]*\p{N}[\s\p{N}]*/u).filter((part) => letters.test(part))
  return words.length >= 2
}
