import { z } from 'zod'
import { normalized } from './normalize.ts'

/** A visible character. The Braille blank is none, nor are marks that only join or shape the letters beside them. */
const visible = /[^\p{Cc}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

/** True if anything of a text can be seen. */
export const isSeen = (text: string): boolean => visible.test(text)

/**
 * A name or another single line in any script and with emoji. Control characters and marks that change the
 * text's direction are removed. Empty becomes null, and so does a text of which nothing is visible.
 */
export function cleanLine(text: string | null | undefined): string | null {
  const clean = normalized((text ?? '').toWellFormed(), 'NFC')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
  return isSeen(clean) ? clean : null
}

/**
 * True for text that the database can hold. Fields leave broken text as it is, so that it is refused like in any other
 * field.
 */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/**
 * A name that somebody types, as one line; '' if nothing of it is visible, so that it is missing where it is required.
 */
export const nameField = (longest: number) =>
  z
    .string()
    .overwrite((name) => (isStorable(name) ? (cleanLine(name) ?? '') : name))
    .max(longest, `At most ${longest} characters`)
