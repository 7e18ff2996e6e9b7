import type { SQL } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Page, Wanted as PageWanted } from '#server/platform/http/pages/page.ts'
import { cleanLine } from '#server/platform/text/nameField.ts'
import { type CustomerSort, MOST_SELECTED, type TaggedCustomer } from '../contract.ts'
import { type Customer, isCustomerId } from '../customer.ts'
import { selectCustomerByUniqueId } from '../queries.ts'
import { selectTagsOf } from '../tags/index.ts'
import { viewTagged } from '../view.ts'
import { findCustomerByPhone } from './findCustomer.ts'
import { type Filters, type Fitting, readListCursor, writeListCursor } from './listCursor.ts'
import { countFitting, findFitting, type ListedCustomer, selectListed, selectStamped } from './listQueries.ts'
import { looksLikePhone, phonePattern, slipPatterns, wordPatterns } from './searchPatterns.ts'

export type CustomerSearch = {
  /** Words of a name, email or CUS id, or a phone in any spelling. */
  search?: string
  /** If true, a typing error in each word is forgiven when nobody matches exactly. */
  forgiving?: boolean
  /** Only customers with this tag, in this program, with an unused reward. */
  tag?: string | null | undefined
  program?: string | null | undefined
  reward?: 'waiting' | undefined
  /** Only customers whose ids this query returns. */
  among?: SQL | undefined
}

type Found<Item> = Page<Item> & {
  /** True if nobody matches the exact words; these customers match with one typing error a word. */
  similar: boolean
}

type Wanted = CustomerSearch & PageWanted & { sort?: CustomerSort | undefined }

/**
 * A page of the business's customers: all, or those that match a search. A whole phone number or CUS id finds its one
 * owner. By default a search lists the last visitors first, and a list without a search the newest customers first.
 * @throws {Refusal} 'invalid' at `after` for a place that no page of this list gave.
 */
export async function listCustomers(ctx: BusinessContext, wanted: Wanted): Promise<Found<ListedCustomer>> {
  const { owner, ...found } = await findPage(ctx, wanted)
  return { ...found, data: owner ? [owner] : await selectListed(ctx, found.data) }
}

/**
 * `listCustomers` with the customers' tags and stamps, as the API shows them.
 * @throws {Refusal} as `listCustomers`
 */
export async function listTagged(ctx: BusinessContext, wanted: Wanted): Promise<Found<TaggedCustomer>> {
  const { owner, ...found } = await findPage(ctx, wanted)
  const [customers, tags] = await Promise.all([selectStamped(ctx, found.data), selectTagsOf(ctx, found.data)])
  return { ...found, data: customers.map((customer) => viewTagged(customer, tags.get(customer.id))) }
}

/** Finds the ids of a page. `owner` is set when a phone or CUS id named one customer; only that record is read. */
async function findPage(ctx: BusinessContext, wanted: Wanted): Promise<Found<string> & { owner?: Customer }> {
  const { owner, exact, similar, filters } = await readSearch(ctx, wanted)
  if (owner) return { data: [owner.id], next: null, similar: false, owner }
  const sort = wanted.sort ?? (exact.length > 0 ? 'last_visit' : 'newest')
  const after = wanted.after === undefined ? null : readListCursor(wanted.after, sort)
  const page = (fitting: Fitting) => pageOf(ctx, { fitting, sort, after, limit: wanted.limit })
  if (!after?.similar) {
    const found = await page({ patterns: exact, similar: false, filters })
    if (found.data.length > 0 || after || !similar) return found
  }
  return page({ patterns: similar ?? exact, similar: similar !== null, filters })
}

/** A search is counted up to this number: counting more would take longer than searching. */
const COUNTED = 1000

/** Counts the business's customers, or those that a search finds; `more` if there are more than were counted. */
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

/** Selects everybody that a search of the list finds, for an action on all of them. */
export async function selectCustomers(
  ctx: BusinessContext,
  wanted: CustomerSearch,
): Promise<{ ids: string[]; more: boolean }> {
  const { data, next } = await findPage(ctx, { ...wanted, sort: 'newest', limit: MOST_SELECTED })
  return { ids: data, more: next !== null }
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

/** Finds the owner of a whole phone number or CUS id. An id that ended in a merge belongs to the survivor. */
async function findOwner(ctx: BusinessContext, text: string): Promise<Customer | undefined> {
  if (looksLikePhone(text)) return findCustomerByPhone(ctx, text)
  return isCustomerId(text) ? selectCustomerByUniqueId(ctx, text.toUpperCase()) : undefined
}

async function passes(ctx: BusinessContext, customer: Customer, filters: Filters): Promise<boolean> {
  if (!filters.tag && !filters.program && !filters.hasReward && !filters.among) return true
  const patterns = wordPatterns(customer.unique_customer_id)
  return (await countFitting(ctx, { patterns, similar: false, filters }, 1)) > 0
}

type Listed = Parameters<typeof findFitting>[1] & { limit: number }

async function pageOf(ctx: BusinessContext, { limit, ...wanted }: Listed): Promise<Found<string>> {
  const rows = await findFitting(ctx, wanted, limit + 1)
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1)! : null
  const { similar } = wanted.fitting
  return {
    data: page.map(({ id }) => id),
    next: last && writeListCursor({ sort: wanted.sort, similar, ...last }),
    similar: similar && page.length > 0,
  }
}
