import { readsAsWebAddress } from '#server/platform/text/plainName.ts'

/** Marks and line breaks between a street and a place, in any script. */
const BETWEEN = /[\r\n,;|·،、，；]+/u
/** A number. Han writes its numbers as letters, too. */
const number = /\p{N}|(?<=\p{Script=Han})[〇一二三四五六七八九十]/u
const letters =
  /\p{L}[\p{L}\p{M}'’.-]*\p{L}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
/** Scripts that write an address without a blank or a comma. */
const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu
/** Fewest letters of these scripts in an address that has a place and a street. */
const FEW = 6

const INCOMPLETE =
  'Write the street and number, or the P.O. box, and then the place, with a comma or a new line between'

/**
 * Explains why a text is no postal address, in words for the person who typed it; null if it may be one. Countries
 * write addresses in many ways, so only this is asked for: a street or a P.O. box, and a place, apart from each other;
 * and a number somewhere, or a third part, as for houses that have only names.
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

/**
 * True for an address on one line without a comma that has words before and behind a number: 'Hauptstrasse 5 8001
 * Zürich'.
 */
function isAround(text: string): boolean {
  const words = text.split(/[\s\p{N}]*\p{N}[\s\p{N}]*/u).filter((part) => letters.test(part))
  return words.length >= 2
}
