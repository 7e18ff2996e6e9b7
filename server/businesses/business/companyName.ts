import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { plainName } from '#server/platform/text/plainName.ts'
import { LONGEST_COMPANY_NAME } from './contract.ts'
import { textsIn } from './nameTextsIn.ts'

/**
 * The name of a business in texts and mails, also in their From line. Names with a link or a phone number are replaced
 * by the words in `neutral`. New names of that kind are refused; older businesses that have one keep it on their own
 * screens.
 */
export const nameInMessages = (business: { company_name: string }, neutral: string): string =>
  plainName(business.company_name, LONGEST_COMPANY_NAME) || neutral

/** `nameInMessages` for customers, in their language; `alone` where it stands outside of a sentence. */
export const nameForCustomers = (
  business: { company_name: string },
  language: PageLanguage,
  { alone = false } = {},
): string => nameInMessages(business, textsIn[language][alone ? 'alone' : 'business'])

/**
 * A new business's name: the wanted one, or one made from its owner's address if nobody typed one that messages may
 * carry.
 */
export function companyNameFrom(wanted: string, email: string): string {
  const mailbox = email.split('@')[0]!
  const words = mailbox.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
  const candidates = [wanted, mailbox, words, words.replace(/\P{L}+/gu, ' ')]
  return candidates.map((name) => plainName(name, LONGEST_COMPANY_NAME)).find(Boolean) ?? 'My shop'
}
