import { newRoutes } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import { asAdmin } from './asAdmin.ts'
import * as contract from './contract.ts'
import { listTenants } from './listTenants.ts'
import { readOverview } from './readOverview.ts'
import { adminUserRoutes } from './userRoutes.ts'

export function adminRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.readOverview, async (c) =>
      c.json(await asAdmin(services, c, ({ tx, now }) => readOverview(tx, now)), 200),
    )
    .openapi(contract.listTenants, async (c) =>
      c.json(await asAdmin(services, c, ({ tx, now }) => listTenants(tx, now, c.req.valid('query'))), 200),
    )
    .route('/', adminUserRoutes(services))
}
