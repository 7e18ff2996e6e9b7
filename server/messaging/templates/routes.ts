import { newRoutes } from '#server/platform/http/index.ts'
import { pageOfAll } from '#server/platform/page.ts'
import { inTransaction, type Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { selectEmailTemplates, selectSmsTemplates } from './queries.ts'

export function templateRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.listSmsTemplates, async (c) => {
      const { active, by_hand, ...page } = c.req.valid('query')
      const which = { active: active === 'true', byHand: by_hand === 'true' }
      const found = await inTransaction(services, c, (ctx) => selectSmsTemplates(ctx, which))
      const templates = found.map(({ id, name, trigger_type, active, message_template }) => {
        return { id, name, trigger_type, active, message_template }
      })
      return c.json(pageOfAll(templates, page), 200)
    })
    .openapi(contract.listEmailTemplates, async (c) => {
      const { active, by_hand, ...page } = c.req.valid('query')
      const which = { active: active === 'true', byHand: by_hand === 'true' }
      const found = await inTransaction(services, c, (ctx) => selectEmailTemplates(ctx, which))
      const templates = found.map(({ id, name, trigger_type, active, subject, body }) => {
        return { id, name, trigger_type, active, subject, body }
      })
      return c.json(pageOfAll(templates, page), 200)
    })
}
