import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Cell } from '#server/platform/csv/index.ts'
import { localeIn } from '#server/platform/text/locale.ts'
import type { StaffLanguage } from '#server/platform/text/pageLanguages.ts'
import type { AuditWords } from './actions.ts'
import { auditCells } from './columns.ts'
import { type AuditFilter, type Place, readAudit } from './readAudit.ts'

const ROWS_AT_ONCE = 1000

/**
 * The cells of a business's log in a language, newest first, each page in a transaction of its own: a slow download keeps
 * no transaction open.
 */
export async function* auditPages(
  inTransaction: <T>(work: (ctx: BusinessContext) => Promise<T>) => Promise<T>,
  filter: AuditFilter,
  placeOf: (ctx: BusinessContext) => Promise<Place>,
  words: AuditWords,
  language: StaffLanguage,
): AsyncGenerator<Cell[][], void> {
  for (let after: string | undefined; ; ) {
    const { data, next } = await inTransaction(async (ctx) => {
      const { timeZone, locale } = await placeOf(ctx)
      const place = { timeZone, locale: localeIn(locale, language) }
      const wanted = { ...filter, after, limit: ROWS_AT_ONCE }
      return readAudit(ctx.tx, { business: ctx.businessId }, wanted, place, words)
    })
    yield data.map((entry) => auditCells(entry, language))
    if (!next) return
    after = next
  }
}
