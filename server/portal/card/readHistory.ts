import { findFamily } from '#server/loyalty/customers/index.ts'
import { sentenceOf } from '#server/loyalty/ledger/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { pageOf, readTimeCursor, type Wanted } from '#server/platform/http/pages/page.ts'
import { localeIn } from '#server/platform/text/locale.ts'
import type { PortalHistory } from './contract.ts'
import { findHistory } from './queries.ts'

/**
 * Reads a page of a customer's ledger in sentences, newest first, with that of customers merged into them.
 * @throws {Refusal} 'invalid' at `after` if no page ended there.
 */
export async function readHistory(
  ctx: BusinessContext,
  customerId: string,
  { after, limit }: Wanted,
): Promise<PortalHistory> {
  const cursor = readTimeCursor(after)
  const rows = await findHistory(ctx, await findFamily(ctx, customerId), cursor, limit + 1)
  const { data, next } = pageOf(rows, limit, ({ created_at, id }) => ({ at: created_at, id }))
  return {
    data: data.map(({ entry, customer_id, locale, ...row }) => ({
      ...row,
      sentence: sentenceOf(entry, localeIn(locale, ctx.language), customer_id !== customerId),
      created_at: row.created_at.toISOString(),
    })),
    next,
  }
}
