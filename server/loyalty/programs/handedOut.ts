import type { ProgramTerms } from './config.ts'
import { rebateName, rebateTerms } from './rebateCode.ts'
import type { RewardType } from './tables.ts'

export type HandedOut = {
  type: Exclude<RewardType, 'catalogue'>
  name: string
  description: string | null
  valid_days: number
}

/** The reward that a program gives by itself; points and discounts give none. 0 days means no end. */
export function handedOut(
  programName: string,
  terms: ProgramTerms,
  business: { currency: string; locale: string },
): HandedOut | null {
  switch (terms.type) {
    case 'stamp_card':
      return {
        type: terms.type,
        name: terms.config.rewardDescription || `${programName} reward`,
        description: null,
        valid_days: 0,
      }
    case 'rebate_code':
      return {
        type: terms.type,
        name: rebateName(rebateTerms(terms.config), business.currency, business.locale),
        description: null,
        valid_days: terms.config.validDays,
      }
    case 'free_item':
      return {
        type: terms.type,
        name: terms.config.itemName ? `Free ${terms.config.itemName}` : 'Free item',
        description: terms.config.itemDescription || null,
        valid_days: terms.config.validDays,
      }
    case 'points':
    case 'discount':
      return null
  }
}
