import { listCustomers } from '#server/loyalty/customers/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import {
  type Page,
  type Wanted as PageWanted,
  pageOf,
  readTimeCursor,
} from '#server/platform/http/pages/page.ts'
import { sentenceIn } from '#server/platform/text/refusalIn.ts'
import { staffNameIn } from '#server/platform/text/staffNameIn.ts'
import type { Communication, CommunicationDetail } from '../contract.ts'
import { findHistory, findLogged, type Logged, type Wanted } from './historyQueries.ts'
import { shownIn } from './shownIn.ts'

export type CommunicationFilter = Pick<Wanted, 'type' | 'status'> & PageWanted & { search: string }

/** The most customers whose messages one search takes in; no search is meant for more. */
const MOST_CUSTOMERS = 500
const MOST_WORDS = 6
/** Characters of a message that a list shows. */
const EXCERPT = 200

/**
 * Lists the business's messages, newest first. Words are sought in receiver, customer, subject and content.
 * @throws {Refusal} 'invalid' at `after` for a cursor that is not of this list.
 */
export async function listCommunications(
  ctx: BusinessContext,
  { search, after, limit, ...filter }: CommunicationFilter,
): Promise<Page<Communication>> {
  const found = await findHistory(ctx, {
    ...filter,
    search: await readSearch(ctx, search.trim()),
    before: readTimeCursor(after),
    limit: limit + 1,
  })
  const { data, next } = pageOf(found, limit, ({ message }) => ({ at: message.created_at, id: message.id }))
  return {
    data: data.map((logged) => {
      const viewed = viewCommunication(ctx, logged)
      return { ...viewed, content: excerpt(viewed.content) }
    }),
    next,
  }
}

/**
 * Reads one message in full.
 * @throws {Refusal} 'not_found'
 */
export async function readCommunication(
  ctx: BusinessContext,
  messageId: string,
): Promise<CommunicationDetail> {
  const found = await findLogged(ctx, messageId)
  if (!found) throw notFound('Message')
  const { message } = found
  return {
    ...viewCommunication(ctx, found),
    sent_at: message.sent_at?.toISOString() ?? null,
    due_at: message.state === 'queued' ? message.due_at.toISOString() : null,
    segments: message.segments,
    credits: message.credits_taken,
    marketing: message.purpose === 'marketing',
    staff_name: staffNameIn(ctx.language, message.staff_name),
  }
}

function viewCommunication({ language }: BusinessContext, { message, customer }: Logged): Communication {
  const { id, type, direction, recipient, recipient_name, template_name, subject } = message
  const { status, state, open_count, machine_open_count } = message
  return {
    ...{ id, type, direction, recipient, recipient_name, customer, template_name, subject },
    content: shownIn(language, message.content),
    failure: sentenceIn(language, message.failure),
    ...{ status, state, open_count, machine_open_count },
    read: direction === 'in' ? message.read_at !== null : null,
    opened_at: message.opened_at?.toISOString() ?? null,
    created_at: message.created_at.toISOString(),
  }
}

/** The beginning of a message, well-formed also where an emoji was cut in two. */
const excerpt = (content: string): string => content.slice(0, EXCERPT).toWellFormed()

async function readSearch(ctx: BusinessContext, text: string): Promise<Wanted['search']> {
  if (!text) return null
  const { data: customers } = await listCustomers(ctx, { search: text, limit: MOST_CUSTOMERS })
  return { patterns: patternsOf(text), customerIds: customers.map(({ id }) => id) }
}

/** A phone is one word, however it is written; otherwise every word must be found. */
function patternsOf(text: string): string[] {
  const digits = text.replace(/\D/g, '')
  const words = digits.length > 3 && /^[+\d\s().\-/]*$/.test(text) ? [digits] : text.split(/\s+/)
  return words.slice(0, MOST_WORDS).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}
