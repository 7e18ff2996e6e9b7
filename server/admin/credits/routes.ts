import { recordPlatformAct } from '#server/businesses/audit/index.ts'
import { downloadCsv } from '#server/platform/csv/index.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import { asAdmin } from '../index.ts'
import * as contract from './contract.ts'
import { columns, listCredits, readCreditSums, readPages } from './listCredits.ts'
import { moveCredits, readMovement } from './moveCredits.ts'

const FILE = 'credits.csv'

/** The credits of all shops, for super admins. */
export function creditLogRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.listCredits, async (c) =>
      c.json(await asAdmin(services, c, (admin) => listCredits(admin, c.req.valid('query'))), 200),
    )
    .openapi(contract.readCreditSums, async (c) =>
      c.json(await asAdmin(services, c, (admin) => readCreditSums(admin, c.req.valid('query'))), 200),
    )
    .openapi(contract.exportCredits, async (c) => {
      const filter = c.req.valid('query')
      await asAdmin(services, c, ({ tx, now, userId }) =>
        recordPlatformAct(tx, now, { userId, action: 'data_exported', details: { file: FILE } }),
      )
      const pages = readPages((work) => asAdmin(services, c, work), filter)
      return downloadCsv(c, FILE, Object.keys(columns), pages)
    })
    .openapi(contract.moveCredits, async (c) => {
      const { id } = c.req.valid('param')
      const { 'idempotency-key': key } = c.req.valid('header')
      const wanted = c.req.valid('json')
      const moved = await asAdmin(services, c, (admin) => moveCredits(services, admin, id, wanted, key))
      return c.json(await asAdmin(services, c, (admin) => readMovement(admin, id, moved)), 201)
    })
}
