import type { Context } from 'hono'
import type { Tx } from '#server/platform/database/index.ts'
import { type AppEnv, newRoutes, notAllowed } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { listTenants } from './listTenants.ts'
import { readOverview } from './readOverview.ts'

export function adminRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.readOverview, async (c) => {
      const now = services.clock.now()
      return c.json(await asAdmin(services, c, (tx) => readOverview(tx, now)), 200)
    })
    .openapi(contract.listTenants, async (c) => {
      const now = services.clock.now()
      return c.json(await asAdmin(services, c, (tx) => listTenants(tx, now, c.req.valid('query'))), 200)
    })
}

/** One transaction in the caller's own name: the functions that look across shops ask who it is. */
function asAdmin<T>(services: Services, c: Context<AppEnv>, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { caller } = c.var
  if (caller.kind !== 'member' && caller.kind !== 'user') throw notAllowed()
  return services.database.transaction({ userId: caller.userId }, work)
}
