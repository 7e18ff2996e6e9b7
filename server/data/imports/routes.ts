import type { Context } from 'hono'
import { downloadCsv } from '#server/platform/csv/index.ts'
import { type AppEnv, newRoutes } from '#server/platform/http/index.ts'
import { pageOfAll } from '#server/platform/http/page.ts'
import { type AttemptLimit, limitAttempts } from '#server/platform/rate-limits/index.ts'
import { businessIdOf, inTransaction, type Services } from '#server/services.ts'
import { checkImport } from './checkImport.ts'
import * as contract from './contract.ts'
import { failedHeader, readFailedRows, viewFailure } from './failedRows.ts'
import { findImport, selectFailures, selectStarted } from './queries.ts'
import type { InTransaction } from './running/inTransaction.ts'
import { startImport } from './running/startImport.ts'
import { uploadImport } from './uploadImport.ts'
import { viewImport } from './view.ts'

const IMPORTS_LISTED = 20
/** Of one business: the rows that fail are kept for a month. */
const STARTS: AttemptLimit = { limit: 50, windowSeconds: 86_400, message: 'These are many imports.' }

export function importRoutes(services: Services) {
  const transactionsOf =
    (c: Context<AppEnv>): InTransaction =>
    (work) =>
      inTransaction(services, c, work)
  return newRoutes()
    .openapi(contract.uploadImport, async (c) => {
      const { name } = c.req.valid('query')
      const bytes = new Uint8Array(await c.req.arrayBuffer())
      const { uploaded, preview } = await uploadImport(transactionsOf(c), { name, bytes })
      return c.json({ ...viewImport(uploaded), preview }, 201)
    })
    .openapi(contract.checkImport, async (c) => {
      const check = await checkImport(transactionsOf(c), c.req.valid('param').id, c.req.valid('json'))
      return c.json(check, 200)
    })
    .openapi(contract.startImport, async (c) => {
      const { id } = c.req.valid('param')
      const key = `import:${businessIdOf(c)}`
      await limitAttempts(services.database.plain, key, STARTS, services.clock.now())
      const started = await inTransaction(services, c, (ctx) => startImport(ctx, id, c.req.valid('json')))
      return c.json(viewImport(started), 200)
    })
    .openapi(contract.listImports, async (c) => {
      const started = await inTransaction(services, c, (ctx) => selectStarted(ctx, IMPORTS_LISTED))
      return c.json(pageOfAll(started.map(viewImport), c.req.valid('query')), 200)
    })
    .openapi(contract.readImport, async (c) => {
      const { id } = c.req.valid('param')
      const answer = await inTransaction(services, c, async (ctx) => {
        const found = await findImport(ctx, id)
        const most = contract.LISTED_ROWS
        const failures = await selectFailures(ctx, id, { most, which: 'failed' })
        const mended = await selectFailures(ctx, id, { most, which: 'mended' })
        return { ...viewImport(found), failures: failures.map(viewFailure), mended: mended.map(viewFailure) }
      })
      return c.json(answer, 200)
    })
    .openapi(contract.downloadFailures, async (c) => {
      const { id } = c.req.valid('param')
      const found = await inTransaction(services, c, (ctx) => findImport(ctx, id))
      const pages = readFailedRows(transactionsOf(c), id)
      return downloadCsv(c, 'failed_imports.csv', failedHeader(found), pages)
    })
}
