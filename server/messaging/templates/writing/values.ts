import type { OnTheWay } from '#server/messaging/blocks/index.ts'
import { formatNumber, localeIn } from '#server/platform/text/locale.ts'
import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { oneLine, plainName } from '#server/platform/text/plainName.ts'
import { textsIn } from '../neutralTextsIn.ts'
import type { Placeholder } from '../placeholders.ts'

/** Values of a message's placeholders, about its business and its receiver. */
export type TemplateValues = {
  /** The name as messages may carry it, else '': see nameInMessages. */
  businessName: string
  firstName: string | null
  lastName: string | null
  points: number
  email: string | null
  /** The receiver's code, in a campaign that gives codes. */
  code?: string
  /** The way to the next reward; see `knowTheWay`. */
  way?: OnTheWay
  /** The language of the sentences in which the values stand. */
  language: PageLanguage
  /** BCP 47, for figures: that language in the business's country. */
  locale: string
}

/** The values for sentences in another language. */
export const speaking = (values: TemplateValues, language: PageLanguage): TemplateValues => ({
  ...values,
  language,
  locale: localeIn(values.locale, language),
})

const LONGEST_NAME = 40

/**
 * Gives the words for a template's placeholders; an empty value gives a neutral word, with a capital letter where it
 * begins a text.
 */
export function wordFor(values: TemplateValues): (placeholder: Placeholder, begins: boolean) => string {
  const texts = textsIn[values.language]
  const first = plainName(values.firstName, LONGEST_NAME)
  const last = plainName(values.lastName, LONGEST_NAME)
  const figure = (n: number) => formatNumber(n, values.locale).replace(/[\u00a0\u202f]/g, ' ')
  return (placeholder, begins) => {
    const neutral = (word: keyof typeof texts) => (begins ? capitalized(texts[word]) : texts[word])
    switch (placeholder) {
      case 'business_name':
        return oneLine(values.businessName) || neutral('business')
      case 'name':
        return [first, last].filter(Boolean).join(' ') || neutral('name')
      case 'firstName':
        return first || neutral('name')
      case 'lastName':
        return last || first || neutral('name')
      case 'points':
        return figure(values.points)
      case 'stamps':
        return figure(values.way?.stamps ?? 0)
      case 'nextReward':
        return oneLine(values.way?.reward ?? '') || neutral('nextReward')
      case 'toNextReward':
        return figure(values.way?.missing ?? 0)
      case 'email':
        return oneLine(values.email ?? '') || neutral('email')
      case 'code':
        return values.code ?? ''
    }
  }
}

const capitalized = (word: string): string => word[0]!.toUpperCase() + word.slice(1)
