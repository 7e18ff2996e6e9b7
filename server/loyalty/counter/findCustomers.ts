import { type Customer, isCustomerId, listCustomers } from '#server/loyalty/customers/index.ts'
import type { BusinessContext, TeamRole } from '#server/platform/context.ts'
import { countSearch, readSearches, refusePause } from './customerSearches.ts'

type Wanted = { search: string; limit: number }

/**
 * Whether what somebody looks up is counted: of who works at the counter alone, so that they leaf through no list.
 * Nobody leafs by whole ids: they stand on customers' own cards.
 */
export const isCounted = (who: Who, { search }: Wanted): boolean =>
  isLimited(who) && search.trim() !== '' && !isCustomerId(search.trim())

type Who = { kind: string; role?: TeamRole }
const isLimited = (who: Who): boolean => who.kind === 'member' && who.role === 'counter'

/**
 * Customers by words of their name, email, phone or CUS id; without words the newest.
 * @throws {Refusal} 'too_many_requests' after 60 counted searches in an hour that nothing followed.
 */
export async function findCustomers(ctx: BusinessContext, wanted: Wanted): Promise<Customer[]> {
  if (!isCounted(ctx.actor, wanted)) return (await listCustomers(ctx, wanted)).data
  const searches = await readSearches(ctx, wanted.search)
  refusePause(ctx, searches)
  const { data } = await listCustomers(ctx, wanted)
  if (data.length > 0) await countSearch(ctx, searches)
  return data
}

/**
 * Counts that somebody was found otherwise: by adding a guest whose phone they have. In a transaction of its own, for
 * nobody was added in the other.
 * @throws {Refusal} 'too_many_requests' as for a search, instead of the name
 */
export async function countFound(ctx: BusinessContext, phone: string): Promise<void> {
  if (!isLimited(ctx.actor)) return
  const searches = await readSearches(ctx, phone)
  refusePause(ctx, searches)
  await countSearch(ctx, searches)
}
