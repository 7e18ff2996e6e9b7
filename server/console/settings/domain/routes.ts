import type { Context } from 'hono'
import { type AppEnv, newRoutes, notAllowed } from '#server/platform/http/index.ts'
import { limitAttempts } from '#server/platform/rate-limits/index.ts'
import { inTransaction } from '#server/services.ts'
import { addDomain, removeDomain } from './addDomain.ts'
import * as contract from './contract.ts'
import { type DomainServices, proveDomain } from './proveDomain.ts'
import { readBranding } from './readBranding.ts'
import { readDomain } from './readDomain.ts'
import { saveBranding } from './saveBranding.ts'

/** Each check asks name servers all over the world, and each name added is asked for every hour. */
const limit = { limit: 20, windowSeconds: 3600, message: 'That was tried often enough.' }

export function whiteLabelRoutes(services: DomainServices) {
  const countTry = async (c: Context<AppEnv>, act: 'add' | 'check'): Promise<string> => {
    const { caller } = c.var
    if (caller.kind !== 'member') throw notAllowed()
    const key = `${act}-domain:${caller.businessId}`
    await limitAttempts(services.database.plain, key, limit, services.clock.now())
    return caller.businessId
  }
  return newRoutes()
    .openapi(contract.readBranding, async (c) => c.json(await inTransaction(services, c, readBranding), 200))
    .openapi(contract.saveBranding, async (c) =>
      c.json(await inTransaction(services, c, (ctx) => saveBranding(ctx, c.req.valid('json'))), 200),
    )
    .openapi(contract.readDomain, async (c) => c.json(await inTransaction(services, c, readDomain), 200))
    .openapi(contract.addDomain, async (c) => {
      await countTry(c, 'add')
      const { host } = c.req.valid('json')
      await inTransaction(services, c, (ctx) => addDomain(ctx, host))
      return c.json(await inTransaction(services, c, readDomain, { readOnly: true }), 200)
    })
    .openapi(contract.checkDomain, async (c) => {
      await proveDomain(services, await countTry(c, 'check'))
      return c.json(await inTransaction(services, c, readDomain), 200)
    })
    .openapi(contract.removeDomain, async (c) => {
      await inTransaction(services, c, removeDomain)
      return c.body(null, 204)
    })
}
