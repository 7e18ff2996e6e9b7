import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Cell } from '#server/platform/csv/index.ts'
import type { AuditWords } from './actions.ts'
import { auditColumns } from './columns.ts'
import { type AuditFilter, type Place, readAudit } from './readAudit.ts'

const ROWS_AT_ONCE = 1000

/**
 * The cells of a business's log, newest first, each page in a transaction of its own: a slow download keeps no
 * transaction open.
 */
export async function* auditPages(
  inTransaction: <T>(work: (ctx: BusinessContext) => Promise<T>) => Promise<T>,
  filter: AuditFilter,
  placeOf: (ctx: BusinessContext) => Promise<Place>,
  words: AuditWords,
): AsyncGenerator<Cell[][], void> {
  const cells = Object.values(auditColumns)
  for (let after: string | undefined; ; ) {
    const { data, next } = await inTransaction(async (ctx) =>
      readAudit(
        ctx.tx,
        { business: ctx.businessId },
        { ...filter, after, limit: ROWS_AT_ONCE },
        await placeOf(ctx),
        words,
      ),
    )
    yield data.map((entry) => cells.map((cell) => cell(entry)))
    if (!next) return
    after = next
  }
}
