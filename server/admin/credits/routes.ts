import { recordPlatformAct } from '#server/businesses/audit/index.ts'
import { downloadCsv } from '#server/platform/csv/index.ts'
import { handle, newRoutes } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import { asAdmin, bindAdmin } from '../index.ts'
import * as contract from './contract.ts'
import { columns, listCredits, readCreditSums, readPages } from './listCredits.ts'
import { moveCredits, readMovement } from './moveCredits.ts'

const FILE = 'credits.csv'

/** Credits of all businesses, for super admins. */
export function creditLogRoutes(services: Services) {
  return newRoutes().openapiRoutes([
    bindAdmin(services, contract.listCredits, listCredits),
    bindAdmin(services, contract.readCreditSums, readCreditSums),
    handle(contract.exportCredits, async (c, filter) => {
      await asAdmin(services, c, ({ tx, now, userId }) =>
        recordPlatformAct(tx, now, { userId, action: 'data_exported', details: { file: FILE } }),
      )
      const pages = readPages((work) => asAdmin(services, c, work), filter)
      return downloadCsv(c, FILE, Object.keys(columns), pages)
    }),
    handle(contract.moveCredits, async (c, wanted) => {
      const moved = await asAdmin(services, c, (admin) => moveCredits(services, admin, wanted))
      return asAdmin(services, c, (admin) => readMovement(admin, wanted.id, moved))
    }),
  ])
}
