import type { SQL } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context.ts'
import type { Page, Wanted as PageWanted } from '#server/platform/page.ts'
import { type CustomerSort, MOST_SELECTED } from './contract.ts'
import { type Customer, cleanLine, isCustomerId } from './customer.ts'
import { findCustomerByPhone } from './findCustomer.ts'
import { type Filters, type Fitting, readListCursor, writeListCursor } from './listCursor.ts'
import { countFitting, selectCustomerByUniqueId, selectFitting } from './queries.ts'
import { looksLikePhone, phonePattern, slipPatterns, wordPatterns } from './searchPatterns.ts'

export type CustomerSearch = {
  /** Words of a name, email or CUS id, or a phone written in any way. */
  search?: string
  /** Whether a slip in a word is forgiven where nobody fits it as it stands. */
  forgiving?: boolean
  /** Only those who have this tag, take part in this program, have a reward that waits. */
  tag?: string | null | undefined
  program?: string | null | undefined
  reward?: 'waiting' | undefined
  /** Only those whose ids this query gives. */
  among?: SQL | undefined
}

export type CustomerPage = Page<Customer> & {
  /** Nobody fits the words as they stand; these do with one slip a word. */
  similar: boolean
}

type Wanted = CustomerSearch & PageWanted & { sort?: CustomerSort | undefined }

/**
 * A page of the business's customers, of all or of those a search finds; a whole phone number or CUS id finds its one owner.
 * Sorted as wanted, else those seen last first in a search, and the newest first without one.
 * @throws {Refusal} 'invalid' at `after` for a place that no page of this list gave.
 */
export async function listCustomers(ctx: BusinessContext, wanted: Wanted): Promise<CustomerPage> {
  const { owner, exact, similar, filters } = await readSearch(ctx, wanted)
  if (owner) return { data: [owner], next: null, similar: false }
  const sort = wanted.sort ?? (exact.length > 0 ? 'last_visit' : 'newest')
  const after = wanted.after === undefined ? null : readListCursor(wanted.after, sort)
  const page = (fitting: Fitting) => pageOf(ctx, { fitting, sort, after, limit: wanted.limit })
  if (!after?.similar) {
    const found = await page({ patterns: exact, similar: false, filters })
    if (found.data.length > 0 || after || !similar) return found
  }
  return page({ patterns: similar ?? exact, similar: similar !== null, filters })
}

/** How many more than this a search found is not counted: telling would take longer than finding. */
export const COUNTED = 1000

/** How many customers the business has, or a search finds; `more` when they are more than counted. */
export async function countCustomers(
  ctx: BusinessContext,
  wanted: CustomerSearch,
): Promise<{ count: number; more: boolean }> {
  const { owner, exact, similar, filters } = await readSearch(ctx, wanted)
  if (owner) return { count: 1, more: false }
  const most = exact.length > 0 ? COUNTED : null
  const found = await countFitting(ctx, { patterns: exact, similar: false, filters }, most)
  const count =
    found || !similar ? found : await countFitting(ctx, { patterns: similar, similar: true, filters }, most)
  return most !== null && count > most ? { count: most, more: true } : { count, more: false }
}

/** Everybody whom a search finds, as the list does: what an act on all of them is about. */
export async function selectCustomers(
  ctx: BusinessContext,
  wanted: CustomerSearch,
): Promise<{ ids: string[]; more: boolean }> {
  const { data, next } = await listCustomers(ctx, { ...wanted, sort: 'newest', limit: MOST_SELECTED })
  return { ids: data.map(({ id }) => id), more: next !== null }
}

type Search = {
  owner: Customer | undefined
  exact: string[]
  similar: string[] | null
  filters: Filters
}

async function readSearch(
  ctx: BusinessContext,
  { search = '', forgiving = false, tag = null, program = null, reward, among }: CustomerSearch,
): Promise<Search> {
  const text = cleanLine(search)
  const filters = { tag, program, hasReward: reward === 'waiting', among: among ?? null }
  const nobody = { owner: undefined, similar: null, filters }
  if (!text) return { ...nobody, exact: [] }
  const owner = await findOwner(ctx, text)
  if (owner && (await passes(ctx, owner, filters))) return { ...nobody, owner, exact: wordPatterns(text) }
  if (looksLikePhone(text)) return { ...nobody, exact: [phonePattern(text)] }
  return { ...nobody, exact: wordPatterns(text), similar: forgiving ? slipPatterns(text) : null }
}

/** Whom a whole phone number or CUS id belongs to; an id that a merge has ended belongs to the survivor. */
async function findOwner(ctx: BusinessContext, text: string): Promise<Customer | undefined> {
  if (looksLikePhone(text)) return findCustomerByPhone(ctx, text)
  return isCustomerId(text) ? selectCustomerByUniqueId(ctx, text.toUpperCase()) : undefined
}

async function passes(ctx: BusinessContext, customer: Customer, filters: Filters): Promise<boolean> {
  if (!filters.tag && !filters.program && !filters.hasReward && !filters.among) return true
  const patterns = wordPatterns(customer.unique_customer_id)
  return (await countFitting(ctx, { patterns, similar: false, filters }, 1)) > 0
}

type Listed = Parameters<typeof selectFitting>[1] & { limit: number }

async function pageOf(ctx: BusinessContext, { limit, ...wanted }: Listed): Promise<CustomerPage> {
  const rows = await selectFitting(ctx, wanted, limit + 1)
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1)! : null
  const { similar } = wanted.fitting
  return {
    data: page.map(({ customer }) => customer),
    next: last && writeListCursor({ sort: wanted.sort, similar, value: last.value, id: last.customer.id }),
    similar: similar && page.length > 0,
  }
}
