import type { Context } from 'hono'
import { type BusinessLimit, bind } from '#server/bind.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { downloadCsv } from '#server/platform/csv/index.ts'
import { type AppEnv, fileLanguage, handle, newRoutes } from '#server/platform/http/index.ts'
import { pageOfAll } from '#server/platform/http/pages/page.ts'
import { inTransaction, type Services } from '#server/services.ts'
import { checkImport } from './checkImport.ts'
import * as contract from './contract.ts'
import { failedHeader, readFailedRows, viewFailure } from './failedRows.ts'
import { findImport, IMPORTS_LISTED, selectFailures, selectStarted } from './queries.ts'
import type { InTransaction } from './running/inTransaction.ts'
import { startImport } from './running/startImport.ts'
import { uploadImport } from './uploadImport.ts'
import { viewImport } from './view.ts'

/** Starts are limited because failed rows are kept for a month. */
const STARTS: BusinessLimit = {
  name: 'import',
  limit: 50,
  windowSeconds: 86_400,
  message: 'These are many imports.',
}

export function importRoutes(services: Services) {
  const transactionsOf =
    (c: Context<AppEnv>): InTransaction =>
    (work) =>
      inTransaction(services, c, work)
  return newRoutes().openapiRoutes([
    handle(contract.uploadImport, async (c, { name }) => {
      const bytes = new Uint8Array(await c.req.arrayBuffer())
      const { uploaded, preview } = await uploadImport(transactionsOf(c), { name, bytes })
      return { ...viewImport(uploaded), preview }
    }),
    handle(contract.checkImport, (c, input) => checkImport(transactionsOf(c), input)),
    bind(services, contract.startImport, startImport, STARTS),
    bind(services, contract.listImports, async (ctx, page) =>
      pageOfAll((await selectStarted(ctx, IMPORTS_LISTED)).map(viewImport), page),
    ),
    bind(services, contract.readImport, readImport),
    handle(contract.downloadFailures, async (c, { importId }) => {
      const found = await inTransaction(services, c, (ctx) => findImport(ctx, importId))
      const pages = readFailedRows(transactionsOf(c), importId, fileLanguage(c))
      return downloadCsv(c, 'failed_imports.csv', failedHeader(found), pages)
    }),
  ])
}

async function readImport(ctx: BusinessContext, { importId }: { importId: string }) {
  const found = await findImport(ctx, importId)
  const most = contract.LISTED_ROWS
  const failures = await selectFailures(ctx, importId, { most, which: 'failed' })
  const mended = await selectFailures(ctx, importId, { most, which: 'mended' })
  const view = (row: (typeof failures)[number]) => viewFailure(ctx.language, row)
  return { ...viewImport(found), failures: failures.map(view), mended: mended.map(view) }
}
