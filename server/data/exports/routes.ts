import type { Context } from 'hono'
import { type BusinessLimit, limitBusiness } from '#server/bind.ts'
import { recordAct } from '#server/businesses/audit/index.ts'
import { inTurn, pagesInTurn } from '#server/heavyReads.ts'
import { type Cell, downloadCsv } from '#server/platform/csv/index.ts'
import { type AppEnv, handle, newRoutes } from '#server/platform/http/index.ts'
import { businessIdOf, inTransaction, type Services } from '#server/services.ts'
import { customerColumns, ledgerColumns, messageColumns, outstandingColumns } from './columns.ts'
import * as contract from './contract.ts'
import { oneOfFew } from './oneOfFew.ts'
import { readOutstanding } from './outstanding.ts'
import { type Columns, type ReadPage, readOnce, readPages } from './pages.ts'
import { findMembers, requireOwn, selectCustomers, selectLedger, selectMessages } from './queries.ts'
import { selectOnly } from './selectOnly.ts'

/** Each download reads a whole table. */
const DOWNLOADS: BusinessLimit = {
  name: 'export',
  limit: 60,
  windowSeconds: 3600,
  message: 'These are many downloads.',
}

/** Downloads of the business's data, for its admins. */
export function exportRoutes(services: Services) {
  const download = <Row extends { id: string }>(
    c: Context<AppEnv>,
    fileName: string,
    columns: Columns<Row>,
    read: ReadPage<Row>,
  ) => send(c, fileName, Object.keys(columns), readPages(pagesInTurn(services, c), read, columns))

  async function send(
    c: Context<AppEnv>,
    fileName: string,
    header: string[],
    pages: AsyncGenerator<Cell[][], void>,
  ) {
    const businessId = businessIdOf(c)
    await limitBusiness(services, businessId, DOWNLOADS)
    await inTransaction(
      services,
      c,
      (ctx) => recordAct(ctx, { action: 'data_exported', details: { file: fileName } }),
      { readOnly: false },
    )
    return downloadCsv(c, fileName, header, oneOfFew(businessId, pages))
  }
  return newRoutes().openapiRoutes([
    handle(contract.exportCustomers, async (c, { segment }) => {
      if (segment === undefined) return download(c, 'customers.csv', customerColumns, selectCustomers)
      const ids = await inTurn(services, c, (ctx) => findMembers(ctx, segment))
      return download(c, 'customers.csv', customerColumns, selectOnly(ids))
    }),
    handle(contract.exportSelection, async (c, { ids }) => {
      await inTransaction(services, c, (ctx) => requireOwn(ctx, ids), { readOnly: true })
      return download(c, 'customers.csv', customerColumns, selectOnly(ids))
    }),
    handle(contract.exportLedger, (c) => download(c, 'ledger.csv', ledgerColumns, selectLedger)),
    handle(contract.exportOutstanding, (c) => {
      const pages = readOnce(() => inTurn(services, c, readOutstanding), outstandingColumns)
      return send(c, 'outstanding.csv', Object.keys(outstandingColumns), pages)
    }),
    handle(contract.exportMessages, (c) => download(c, 'messages.csv', messageColumns, selectMessages)),
  ])
}
