import { type Customer, isCustomerId, listCustomers } from '#server/loyalty/customers/index.ts'
import type { BusinessContext, TeamRole } from '#server/platform/context.ts'
import { countSearch, readSearches, refusePause } from './customerSearches.ts'

type Wanted = { search: string; limit: number }

/**
 * Whether what somebody looks up is counted: of who works at the counter alone, so that they leaf through no list.
 * Nobody leafs by whole ids: they stand on customers' own cards.
 */
export const isCounted = (who: { kind: string; role?: TeamRole }, { search }: Wanted): boolean =>
  who.kind === 'member' && who.role === 'counter' && search.trim() !== '' && !isCustomerId(search.trim())

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
