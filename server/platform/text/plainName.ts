import { z } from 'zod'
import { isSeen, isStorable } from './nameField.ts'
import { normalized } from './normalize.ts'

/** Blanks, with filler characters: those are invisible, though Unicode counts them as letters and signs. */
const blanks = /[\s\p{Cc}\p{Z}\u115f\u1160\u2800\u3164\uffa0]+/gu

/**
 * A text on one line, in composed letters, without invisible characters: control characters, marks that change
 * the reading direction, characters without width. Joiners stay where scripts and emoji need them: between two
 * characters beyond ASCII. '' if nothing is left that can be seen.
 */
export function oneLine(text: string): string {
  const line = normalized(text.toWellFormed(), 'NFC')
    .replace(/(?![\u200c\u200d])\p{Cf}|\u034f/gu, '')
    .replace(/(?<!\P{ASCII})[\u200c\u200d]|[\u200c\u200d](?!\P{ASCII})/gu, '')
    .replace(blanks, ' ')
    .trim()
  return isSeen(line) ? line : ''
}

/** A name as a phone may read it when it looks for links: compatible letters, digits and dots count as the same. */
const asRead = (name: string): string =>
  normalized(oneLine(name), 'NFKC')
    .replace(/\p{Cf}/gu, '')
    // A middle dot before Latin letters can pass for a dot; Catalan has one between two l.
    .replace(/(?:(?<!l)[·‧∙⋅۔܂]|[·‧∙⋅۔܂](?!l))(?=\p{Script=Latin}{2})/giu, '.')

// UTS 46 reads 。 as a dot, too; two dots before letters are an ellipsis.
const address = /(?<![.。])[.。][\p{L}\p{M}]{2}|(?:\p{Nd}{1,3}\.){3}\p{Nd}/u
// Five digits or more, with anything but a word between them: the shortest phone numbers have five.
const number = /(?:\p{Nd}(?:[^\p{L}\p{Nd}]*|\P{Nd}{0,2})){5}/u
const signs = /[/@\\<>{}]/

/** True if mail programs and phones may take some of a text for a web address. */
export const readsAsWebAddress = (text: string): boolean => address.test(asRead(text))

/** Explains why a name may not be in messages, in words for the person who typed it; null if it may. */
export function plainNameFault(name: string): string | null {
  const read = asRead(name)
  if (readsAsWebAddress(name))
    return 'This looks like a web address. Leave it out, or put a space after the dot: St. John'
  if (number.test(read)) return 'This looks like a phone number. A name has at most four digits together'
  return signs.test(read) ? 'Leave out / \\ @ < > { }: a name cannot hold an address' : null
}

/** Most characters of first and last name together, as a form takes them. */
export const LONGEST_PERSON_NAME = 201

/**
 * A name as a message to strangers may carry it; '' if it could be a link or a phone number, or is longer than
 * `longest` characters. Anyone can type a name and somebody else's phone number or address into a form.
 */
export function plainName(name: string | null | undefined, longest: number): string {
  const plain = oneLine(name ?? '')
  return [...plain].length > longest || plainNameFault(plain) ? '' : plain
}

/**
 * A typed name that messages may carry: invisible characters are removed, anything that is not a name is
 * refused.
 */
export const plainNameField = (longest: number) =>
  z
    .string()
    .overwrite((name) => (isStorable(name) ? oneLine(name) : name))
    .max(longest, `At most ${longest} characters`)
    .superRefine((name, context) => {
      const message = plainNameFault(name)
      if (message) context.addIssue({ code: 'custom', message })
    })
