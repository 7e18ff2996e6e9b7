import type { OnTheWay } from '#server/messaging/blocks/index.ts'
import { formatNumber } from '#server/platform/text/locale.ts'
import { oneLine, plainName } from '#server/platform/text/plainName.ts'
import type { Placeholder } from './placeholders.ts'

/** Values of a message's placeholders, about its business and its receiver. */
export type TemplateValues = {
  /** The name as messages may carry it: see nameInMessages. */
  businessName: string
  firstName: string | null
  lastName: string | null
  points: number
  email: string | null
  /** The receiver's code, in a campaign that gives codes. */
  code?: string
  /** The way to the next reward; see `knowTheWay`. */
  way?: OnTheWay
  /** BCP 47, for figures. */
  locale: string
}

/** Reads well in place of a name: 'Hi friend', 'Happy birthday, friend!'. */
const NEUTRAL_NAME = 'friend'
const LONGEST_NAME = 40

/** Gives the words for a template's placeholders; an empty value gives a neutral word. */
export function wordFor(values: TemplateValues): (placeholder: Placeholder) => string {
  const first = plainName(values.firstName, LONGEST_NAME)
  const last = plainName(values.lastName, LONGEST_NAME)
  const figure = (n: number) => formatNumber(n, values.locale).replace(/[\u00a0\u202f]/g, ' ')
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
        return figure(values.points)
      case 'stamps':
        return figure(values.way?.stamps ?? 0)
      case 'nextReward':
        return oneLine(values.way?.reward ?? '') || 'your next reward'
      case 'toNextReward':
        return figure(values.way?.missing ?? 0)
      case 'email':
        return oneLine(values.email ?? '') || 'your email address'
      case 'code':
        return values.code ?? ''
    }
  }
}
