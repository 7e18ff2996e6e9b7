import { z } from 'zod'

/** Fillers besides: they show nothing, though Unicode counts them as letters and signs. */
const blanks = /[\s\p{Cc}\p{Z}\u115f\u1160\u2800\u3164\uffa0]+/gu

/**
 * A text on one line, in composed letters, without what nobody sees: control characters, marks that turn the reading
 * direction around, characters without width. Joiners stay where scripts and emoji need them: between two characters
 * beyond ASCII.
 */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/(?![\u200c\u200d])\p{Cf}|\u034f/gu, '')
    .replace(/(?<!\P{ASCII})[\u200c\u200d]|[\u200c\u200d](?!\P{ASCII})/gu, '')
    .replace(blanks, ' ')
    .trim()
}

/** As a phone may read it when it looks for links: compatible letters, digits and dots are the same. */
const asRead = (name: string): string =>
  oneLine(name)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    // Middle dots pass for dots before Latin letters; Catalan has one between two l.
    .replace(/(?:(?<!l)[·‧∙⋅۔܂]|[·‧∙⋅۔܂](?!l))(?=\p{Script=Latin}{2})/giu, '.')

// UTS 46 takes 。 for a dot, too; the dots before one are an ellipsis.
const address = /(?<![.。])[.。][\p{L}\p{M}]{2}|(?:\p{Nd}{1,3}\.){3}\p{Nd}/u
// Five digits or more, whatever stands between them but a word: the shortest numbers to call or text have five.
const number = /(?:\p{Nd}(?:[^\p{L}\p{Nd}]*|\P{Nd}{0,2})){5}/u
const signs = /[/@\\<>{}]/

/** Why a name may not stand in messages, in words for whoever typed it; null when it may. */
export function plainNameFault(name: string): string | null {
  const read = asRead(name)
  if (address.test(read))
    return 'This looks like a web address. Leave it out, or put a space after the dot: St. John'
  if (number.test(read)) return 'This looks like a phone number. A name has at most four digits together'
  return signs.test(read) ? 'Leave out / \\ @ < > { }: a name cannot hold an address' : null
}

/** First and last name, as a form takes them. */
export const LONGEST_PERSON_NAME = 201

/**
 * A name as a message to strangers may carry it, or '' where it could be a link or a number to call, or is longer
 * than `longest` characters. Anyone can type a name and somebody else's phone number or address into a form.
 */
export function plainName(name: string | null | undefined, longest: number): string {
  const plain = oneLine(name ?? '')
  return [...plain].length > longest || plainNameFault(plain) ? '' : plain
}

/** What is broken is refused as such, like anywhere else. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** A name that somebody types and that messages may carry: what nobody sees in it goes, what is no name is refused. */
export const plainNameField = (longest: number) =>
  z
    .string()
    .overwrite((name) => (isStorable(name) ? oneLine(name) : name))
    .max(longest, `At most ${longest} characters`)
    .superRefine((name, context) => {
      const message = plainNameFault(name)
      if (message) context.addIssue({ code: 'custom', message })
    })
