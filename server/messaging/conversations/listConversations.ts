import { listCustomers } from '#server/loyalty/customers/index.ts'
import { findSuppressed, shownIn } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import {
  type Page,
  type Wanted as PageWanted,
  readTimeCursor,
  writeTimeCursor,
} from '#server/platform/http/pages/page.ts'
import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import type { Conversation } from './contract.ts'
import { type Filter, findTalks, type TalkRow, type Wanted } from './queries.ts'

/** Most customers of one search. */
const MOST_CUSTOMERS = 500
/** Most characters of a text that a list shows. */
const EXCERPT = 200
/** Fewest digits to search phones by: fewer are found in nearly every phone. */
const FEWEST_DIGITS = 3

/**
 * Reads a page of customers who have texted the business, the latest to write first.
 * @throws {Refusal} 'invalid' at `after` if no page ended there
 */
export async function listConversations(
  ctx: BusinessContext,
  { search, filter, after, limit }: PageWanted & { search: string; filter: Filter },
): Promise<Page<Conversation>> {
  const found = await findTalks(ctx, {
    filter,
    search: await readSearch(ctx, search.trim()),
    before: readTimeCursor(after),
    limit: limit + 1,
  })
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  const stopped = await findSuppressed(
    ctx.tx,
    ctx.keyring,
    rows.map(({ phone }) => phone),
  )
  return {
    data: rows.map((row) => view(row, stopped.has(row.phone), ctx.language)),
    next: last && found.length > limit ? writeTimeCursor({ at: new Date(last.at), id: last.text_id }) : null,
  }
}

function view(row: TalkRow, stopped: boolean, language: PageLanguage): Conversation {
  const { talk_id: id, customer_id, first_name, last_name, phone, keyword, unread, done, answered } = row
  return {
    ...{ id, phone, keyword, unread, done, answered, stopped },
    customer: customer_id === null ? null : { id: customer_id, first_name, last_name },
    content: shownIn(language, row.content).slice(0, EXCERPT).toWellFormed(),
    written_at: new Date(row.at).toISOString(),
  }
}

async function readSearch(ctx: BusinessContext, text: string): Promise<Wanted['search']> {
  if (!text) return null
  const { data: customers } = await listCustomers(ctx, { search: text, limit: MOST_CUSTOMERS })
  const digits = /^[+\d\s().\-/]*$/.test(text) ? text.replace(/\D/g, '') : ''
  return {
    customerIds: customers.map(({ id }) => id),
    digits: digits.length < FEWEST_DIGITS ? '' : digits,
  }
}
