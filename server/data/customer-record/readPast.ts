import { findCustomer, findFamily } from '#server/loyalty/customers/index.ts'
import { requireStaff, sentenceOf } from '#server/loyalty/ledger/index.ts'
import { shownIn } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { type Page, pageOf, readTimeCursor, type Wanted } from '#server/platform/http/pages/page.ts'
import { localeIn } from '#server/platform/text/locale.ts'
import { staffLanguageOf } from '#server/platform/text/pageLanguages.ts'
import { sentenceIn } from '#server/platform/text/refusalIn.ts'
import { staffNameIn } from '#server/platform/text/staffNameIn.ts'
import type { HistoryEntry, MessageEntry } from './contract.ts'
import { findHistory, findMessages } from './queries.ts'

type Past = Wanted & { customerId: string }

/** Reads a page of a customer's ledger, with that of customers merged into them. */
export async function readHistory(
  ctx: BusinessContext,
  { customerId, after, limit }: Past,
): Promise<Page<HistoryEntry>> {
  requireStaff(ctx)
  const cursor = readTimeCursor(after)
  await findCustomer(ctx, customerId)
  const found = await findHistory(ctx, await findFamily(ctx, customerId), cursor, limit + 1)
  const { data, next } = pageOf(found, limit, (row) => row)
  return {
    data: data.map(({ entry, customer_id, locale, ...row }) => ({
      ...row,
      sentence: sentenceOf(
        entry,
        localeIn(locale, staffLanguageOf(ctx.language)),
        customer_id !== customerId,
      ),
      staff_name: staffNameIn(ctx.language, row.staff_name),
      happened_at: row.happened_at?.toISOString() ?? null,
      at: row.at.toISOString(),
    })),
    next,
  }
}

/** Reads a page of the messages sent to a customer and of the texts they sent back. */
export async function readMessages(
  ctx: BusinessContext,
  { customerId, after, limit }: Past,
): Promise<Page<MessageEntry>> {
  requireStaff(ctx)
  const cursor = readTimeCursor(after)
  await findCustomer(ctx, customerId)
  const found = await findMessages(ctx, customerId, cursor, limit + 1)
  const { data, next } = pageOf(found, limit, (row) => row)
  return {
    data: data.map(({ read_at, ...row }) => ({
      ...row,
      content: shownIn(ctx.language, row.content),
      failure: sentenceIn(ctx.language, row.failure),
      read: row.direction === 'in' ? read_at !== null : null,
      at: row.at.toISOString(),
      opened_at: row.opened_at?.toISOString() ?? null,
    })),
    next,
  }
}
