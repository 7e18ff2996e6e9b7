import type { Placeholder } from './placeholders.ts'

/** What a message says of its shop and its receiver. */
export type TemplateValues = {
  businessName: string
  firstName: string | null
  lastName: string | null
  points: number
  email: string | null
  /** BCP 47, for the points. */
  locale: string
}

/** Reads well wherever a name stands: 'Hi friend', 'Happy birthday, friend!'. */
const NEUTRAL_NAME = 'friend'
const LONGEST_NAME = 40

/** The words a template's placeholders stand for; an empty value gives a neutral word. */
export function wordFor(values: TemplateValues): (placeholder: Placeholder) => string {
  const first = plainName(values.firstName)
  const last = plainName(values.lastName)
  return (placeholder) => {
    switch (placeholder) {
      case 'business_name':
        return oneLine(values.businessName) || 'our shop'
      case 'name':
        return [first, last].filter(Boolean).join(' ') || NEUTRAL_NAME
      case 'firstName':
        return first || NEUTRAL_NAME
      case 'lastName':
        return last || first || NEUTRAL_NAME
      case 'points':
        return new Intl.NumberFormat(values.locale).format(values.points).replace(/[\u00a0\u202f]/g, ' ')
      case 'email':
        return oneLine(values.email ?? '') || 'your email address'
    }
  }
}

/** Without control characters and the marks that turn the reading direction around, on one line. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .trim()
}

/**
 * A name as a message to strangers may carry it, or ''. Anyone can type a name and somebody else's phone number
 * or address into a form, so what could be a link or a number to call is not passed on.
 */
export function plainName(name: string | null): string {
  const plain = oneLine(name ?? '')
  const carriesMore = /[/@\\<>{}]|www\.|\p{L}\.\p{L}{2,}|(?:\d\D{0,2}){5,}/iu.test(plain)
  return carriesMore || [...plain].length > LONGEST_NAME ? '' : plain
}
