import { normalized } from './normalize.ts'

/** Letters that no normal form takes apart, and what people type who lack them on their keyboards. */
const LETTERS: Record<string, string> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', ı: 'i', ħ: 'h', ŧ: 't', ŋ: 'n', ĸ: 'k', ə: 'e', ɛ: 'e', ɔ: 'o' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ς: 'σ' },
}
const letters = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu')

/**
 * Apostrophes of all keyboards and typographers, and invisible characters. Accents that stand alone are used as
 * apostrophes, too.
 */
const unread = /['’‘‛`´ʼʻʹʽʾʿ′‵＇׳]|\p{Default_Ignorable_Code_Point}/gu

/**
 * Folds a text as every search reads it: lower case, without accents, apostrophes and invisible characters, and with
 * plain letters for those such as ł, ø, ß, ı. So 'jose', 'obrien', 'lukasz' and 'weiss' find José, O’Brien, Łukasz and
 * Weiß. Whoever changes this migrates the stored texts (`customers.search_text`) and changes `folded` in
 * database/functions.sql.
 */
export const foldText = (text: string): string =>
  normalized(text.replace(unread, ''), 'NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(letters, (letter) => LETTERS[letter]!)

/**
 * The text to look for in `folded` texts of the database; null without words. A search that folds to nothing is left as
 * it is and finds nothing.
 */
export const soughtIn = (search: string | undefined): string | null =>
  search ? foldText(search) || search : null
