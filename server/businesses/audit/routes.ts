import { bind } from '#server/bind.ts'
import { pagesInTurn } from '#server/heavyReads.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Cell } from '#server/platform/csv/index.ts'
import { downloadCsv } from '#server/platform/csv/index.ts'
import { handle, newRoutes } from '#server/platform/http/index.ts'
import { inTransaction as inBusiness, type Services } from '#server/services.ts'
import type { AuditWords } from './actions.ts'
import { columns } from './columns.ts'
import * as contract from './contract.ts'
import { type AuditFilter, type Place, readAudit } from './readAudit.ts'
import { recordAct } from './record.ts'

const ROWS_AT_ONCE = 1000

/**
 * The business's audit log, for its admins. `placeOf` gives the business's time zone and locale, `words` the words of
 * its actions.
 */
export function auditRoutes(
  services: Services,
  placeOf: (ctx: BusinessContext) => Promise<Place>,
  words: AuditWords,
) {
  return newRoutes().openapiRoutes([
    bind(services, contract.readAudit, async (ctx, wanted) => ({
      ...(await readAudit(ctx.tx, { business: ctx.businessId }, wanted, await placeOf(ctx), words)),
      people: await words.names.ofTeam(ctx),
    })),
    handle(contract.exportAudit, async (c, filter) => {
      await inBusiness(
        services,
        c,
        (ctx) => recordAct(ctx, { action: 'data_exported', details: { file: 'audit.csv' } }),
        { readOnly: false },
      )
      const pages = readPages(pagesInTurn(services, c), filter, placeOf, words)
      return downloadCsv(c, 'audit.csv', Object.keys(columns), pages)
    }),
  ])
}

/** Reads the log newest first, each page in a transaction of its own: a slow download keeps no transaction open. */
async function* readPages(
  inTransaction: <T>(work: (ctx: BusinessContext) => Promise<T>) => Promise<T>,
  filter: AuditFilter,
  placeOf: (ctx: BusinessContext) => Promise<Place>,
  words: AuditWords,
): AsyncGenerator<Cell[][], void> {
  const cells = Object.values(columns)
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
