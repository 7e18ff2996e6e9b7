import { newRoutes } from '#server/platform/http/index.ts'
import { inShop, type Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { selectEmailTemplates, selectSmsTemplates } from './queries.ts'

export function templateRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.listSmsTemplates, async (c) => {
      const activeOnly = c.req.valid('query').active === 'true'
      const found = await inShop(services, c, (ctx) => selectSmsTemplates(ctx, activeOnly))
      const templates = found.map(({ id, name, trigger_type, active, message_template }) => {
        return { id, name, trigger_type, active, message_template }
      })
      return c.json({ templates }, 200)
    })
    .openapi(contract.listEmailTemplates, async (c) => {
      const activeOnly = c.req.valid('query').active === 'true'
      const found = await inShop(services, c, (ctx) => selectEmailTemplates(ctx, activeOnly))
      const templates = found.map(({ id, name, trigger_type, active, subject, body }) => {
        return { id, name, trigger_type, active, subject, body }
      })
      return c.json({ templates }, 200)
    })
}
