import { normalized } from './normalize.ts'

/** Letters that no normal form takes apart, and what people type who do not have them on their keys. */
const LETTERS: Record<string, string> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', ı: 'i', ħ: 'h', ŧ: 't', ŋ: 'n', ĸ: 'k', ə: 'e', ɛ: 'e', ɔ: 'o' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ς: 'σ' },
}
const letters = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu')

/** Apostrophes of all keyboards and typographers, and what is not seen. Accents that stand alone are used as such, too. */
const unread = /['’‘‛`´ʼʻʹʽʾʿ′‵＇׳]|\p{Default_Ignorable_Code_Point}/gu

/**
 * A text as every search reads it: lower case, without accents, apostrophes and invisible characters, and with plain
 * letters for those such as ł, ø, ß, ı. So 'jose', 'obrien', 'lukasz' and 'weiss' find José, O’Brien, Łukasz and Weiß.
 * Whoever changes it migrates the stored texts (`customers.search_text`) and changes `folded` in database/functions.sql.
 */
export const foldText = (text: string): string =>
  normalized(text.replace(unread, ''), 'NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(letters, (letter) => LETTERS[letter]!)

/** What `folded` texts of the database are searched for; null without words. What folds to nothing is found nowhere. */
export const soughtIn = (search: string | undefined): string | null =>
  search ? foldText(search) || search : null
