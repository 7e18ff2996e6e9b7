import { newRoutes } from '#server/platform/http/index.ts'
import { inTransaction, type Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { readBranding } from './readBranding.ts'
import { saveBranding } from './saveBranding.ts'

export function whiteLabelRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.readBranding, async (c) => c.json(await inTransaction(services, c, readBranding), 200))
    .openapi(contract.saveBranding, async (c) =>
      c.json(await inTransaction(services, c, (ctx) => saveBranding(ctx, c.req.valid('json'))), 200),
    )
}
