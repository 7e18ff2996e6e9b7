import { plainName } from '#server/platform/plainName.ts'
import { LONGEST_COMPANY_NAME } from './contract.ts'

/**
 * What texts and mails call a business, in their From line, too: its name, or `neutral` words where it carries a link or a
 * number to call. Such a name is refused by now; businesses that chose theirs before keep it on their own screens.
 */
export const nameInMessages = (business: { company_name: string }, neutral = 'our shop'): string =>
  plainName(business.company_name, LONGEST_COMPANY_NAME) || neutral

/** A name for a business that nobody typed one for, from what its owner is called, else from their address. */
export function companyNameFrom(wanted: string, email: string): string {
  const mailbox = email.split('@')[0]!
  const words = mailbox.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
  const candidates = [wanted, mailbox, words, words.replace(/\P{L}+/gu, ' ')]
  return candidates.map((name) => plainName(name, LONGEST_COMPANY_NAME)).find(Boolean) ?? 'My shop'
}
