import { newRoutes } from '#server/platform/http/index.ts'
import { inTransaction, type Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { readEmailConfig } from './readEmailConfig.ts'
import { removeEmailKey, saveEmailConfig } from './saveEmailConfig.ts'

export function emailConfigRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.readEmailConfig, async (c) =>
      c.json(await inTransaction(services, c, readEmailConfig), 200),
    )
    .openapi(contract.saveEmailConfig, async (c) =>
      c.json(await inTransaction(services, c, (ctx) => saveEmailConfig(ctx, c.req.valid('json'))), 200),
    )
    .openapi(contract.removeEmailKey, async (c) => {
      await inTransaction(services, c, removeEmailKey)
      return c.body(null, 204)
    })
}
