import { type Business, languageOfBusiness } from '#server/businesses/business/index.ts'
import { localeIn } from '#server/platform/text/locale.ts'
import type { ProgramTerms } from '../config.ts'
import { rebateAmount, rebateTerms } from '../rebateCode.ts'
import type { RewardType } from '../tables.ts'
import { textsIn } from './textsIn.ts'

export type HandedOut = {
  type: Exclude<RewardType, 'catalogue'>
  name: string
  description: string | null
  valid_days: number
}

/**
 * The reward that a program gives by itself, named in the business's language; points and discounts give none. 0 days
 * means no end.
 */
export function handedOut(
  programName: string,
  terms: ProgramTerms,
  business: Pick<Business, 'currency' | 'locale' | 'language' | 'default_country'>,
): HandedOut | null {
  const language = languageOfBusiness(business)
  const texts = textsIn[language]
  switch (terms.type) {
    case 'stamp_card':
      return {
        type: terms.type,
        name: terms.config.rewardDescription || texts.ofProgram(programName),
        description: null,
        valid_days: 0,
      }
    case 'rebate_code':
      return {
        type: terms.type,
        name: texts.off(
          rebateAmount(rebateTerms(terms.config), business.currency, localeIn(business.locale, language)),
        ),
        description: null,
        valid_days: terms.config.validDays,
      }
    case 'free_item':
      return {
        type: terms.type,
        name: terms.config.itemName ? texts.free(terms.config.itemName) : texts.freeItem,
        description: terms.config.itemDescription || null,
        valid_days: terms.config.validDays,
      }
    case 'points':
    case 'discount':
      return null
  }
}
