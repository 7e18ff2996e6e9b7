import { newRoutes, notAllowed } from '#server/platform/http/index.ts'
import { limitAttempts } from '#server/platform/rate-limits/index.ts'
import { inTransaction } from '#server/services.ts'
import { type CheckServices, checkSender } from './checkSender.ts'
import * as contract from './contract.ts'
import { readEmailConfig } from './readEmailConfig.ts'
import { removeEmailKey, saveEmailConfig } from './saveEmailConfig.ts'

/** Each press asks name servers all over the world. */
const checkLimit = { limit: 20, windowSeconds: 3600, message: 'That was checked often enough.' }

export function emailConfigRoutes(services: CheckServices) {
  return newRoutes()
    .openapi(contract.readEmailConfig, async (c) =>
      c.json(await inTransaction(services, c, readEmailConfig), 200),
    )
    .openapi(contract.saveEmailConfig, async (c) =>
      c.json(await inTransaction(services, c, (ctx) => saveEmailConfig(ctx, c.req.valid('json'))), 200),
    )
    .openapi(contract.checkSenderDomain, async (c) => {
      const { caller } = c.var
      if (caller.kind !== 'member') throw notAllowed()
      const key = `check-sender:${caller.businessId}`
      await limitAttempts(services.database.plain, key, checkLimit, services.clock.now())
      await checkSender(services, caller.businessId)
      return c.json(await inTransaction(services, c, readEmailConfig), 200)
    })
    .openapi(contract.removeEmailKey, async (c) => {
      await inTransaction(services, c, removeEmailKey)
      return c.body(null, 204)
    })
}
