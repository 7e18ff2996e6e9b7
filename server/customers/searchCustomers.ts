import type { ShopContext } from '#server/platform/context.ts'
import { phoneDigits } from '#server/platform/phone.ts'
import { type Customer, cleanLine, foldText } from './customer.ts'
import { findCustomerByPhone } from './findCustomer.ts'
import { selectMatching, selectNewest } from './queries.ts'

/** More words than a name has tell nobody apart. */
const MOST_WORDS = 6

/**
 * Customers by any words of their name, email, CUS id or phone, a phone written in any way; those seen last
 * come first, and a whole phone number finds its one owner. Without words, the newest customers.
 */
export async function searchCustomers(ctx: ShopContext, query: string, limit: number): Promise<Customer[]> {
  const text = cleanLine(query)
  if (!text) return selectNewest(ctx, limit)
  if (!looksLikePhone(text)) return selectMatching(ctx, wordPatterns(text), limit)
  const owner = await findCustomerByPhone(ctx, text)
  return owner ? [owner] : selectMatching(ctx, [phonePattern(text)], limit)
}

const looksLikePhone = (text: string): boolean => /^[+\d\s().\-/]*$/.test(text) && /\d/.test(text)

/** Zeros in front are for dialling; E.164 has none. */
const phonePattern = (text: string): string => `%${phoneDigits(text).replace(/^0+(?=\d)/, '')}%`

/** Longest first, for it narrows most; one or two letters are how a word begins. */
function wordPatterns(text: string): string[] {
  return foldText(text)
    .split(/\s+/)
    .sort((one, other) => other.length - one.length)
    .slice(0, MOST_WORDS)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'))
    .map((word) => (word.length < 3 ? `% ${word}%` : `%${word}%`))
}
