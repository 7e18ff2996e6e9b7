import { isCustomerId, type ListedCustomer, listCustomers } from '#server/loyalty/customers/index.ts'
import type { BusinessContext, TeamRole } from '#server/platform/context/context.ts'
import type { Scope } from '#server/platform/context/scopes.ts'
import { countSearch, readSearches, refusePause } from './customerSearches.ts'

type Wanted = { search: string; limit: number }

/**
 * True if a search is counted. Searches of counter workers are, and those of API keys that may not read customers, so
 * that neither can page through the customers. Searches by a whole id are not, because it is on the customer's own card.
 */
export const isCounted = (who: Who, { search }: Wanted): boolean =>
  isLimited(who) && search.trim() !== '' && !isCustomerId(search.trim())

type Who = { kind: string; role?: TeamRole; scopes?: readonly Scope[] }
const isLimited = ({ kind, role, scopes }: Who): boolean =>
  (kind === 'member' && role === 'counter') || (kind === 'key' && !scopes?.includes('customers:read'))

/**
 * Customers by words of their name, email, phone or CUS id; without words the newest.
 * @throws {Refusal} 'too_many_requests' after 60 counted searches within an hour without a recorded purchase.
 */
export async function findCustomers(ctx: BusinessContext, wanted: Wanted): Promise<ListedCustomer[]> {
  if (!isCounted(ctx.actor, wanted)) return (await listCustomers(ctx, wanted)).data
  // Before the lock: on a cluster, the role that owns the search reads nothing where the transaction has written.
  const { data } = await listCustomers(ctx, wanted)
  if (ctx.actor.kind === 'key' && isWhole(data, wanted.search)) return data
  const searches = await readSearches(ctx, wanted.search)
  refusePause(ctx, searches)
  if (data.length > 0) await countSearch(ctx, searches)
  return data
}

/** The fewest digits of a phone that nobody tries one after the other, without the country's. */
const WHOLE_DIGITS = 7

/** True if the words are the e-mail or phone of the one whom they found: who stands at a program's till gave them. */
function isWhole([found, another]: ListedCustomer[], search: string): boolean {
  if (!found || another) return false
  const text = search.trim().toLowerCase()
  if (text === found.email?.toLowerCase()) return true
  if (!/^[\d\s()+./-]*$/.test(text)) return false
  const digits = text.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length >= WHOLE_DIGITS && (found.phone?.endsWith(digits) ?? false)
}

/**
 * Counts that the caller found somebody in another way: by adding a customer with a known customer's phone. It has its
 * own transaction, because the one that added nobody was rolled back.
 * @throws {Refusal} 'too_many_requests' as for a search, instead of the name
 */
export async function countFound(ctx: BusinessContext, phone: string): Promise<void> {
  if (!isLimited(ctx.actor)) return
  const searches = await readSearches(ctx, phone)
  refusePause(ctx, searches)
  await countSearch(ctx, searches)
}
