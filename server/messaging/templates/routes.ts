import { starters } from '#server/messaging/blocks/index.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import { pageOfAll } from '#server/platform/http/page.ts'
import { inTransaction, type Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { createEmailTemplate, editEmailTemplate, switchEmailTemplate } from './emailTemplates.ts'
import { selectEmailTemplates, selectSmsTemplates, type Which } from './queries.ts'
import { createSmsTemplate, editSmsTemplate, switchSmsTemplate } from './smsTemplates.ts'
import { viewEmailTemplate, viewSmsTemplate } from './views.ts'

export function templateRoutes(services: Services) {
  return newRoutes().route('/', smsRoutes(services)).route('/', emailRoutes(services))
}

const whichOf = (query: { active?: 'true'; by_hand?: 'true' }): Which => ({
  active: query.active === 'true',
  byHand: query.by_hand === 'true',
})

function smsRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.listSmsTemplates, async (c) => {
      const query = c.req.valid('query')
      const found = await inTransaction(services, c, (ctx) => selectSmsTemplates(ctx, whichOf(query)))
      return c.json(pageOfAll(found.map(viewSmsTemplate), query), 200)
    })
    .openapi(contract.createSmsTemplate, async (c) => {
      const draft = c.req.valid('json')
      const made = await inTransaction(services, c, (ctx) => createSmsTemplate(ctx, draft))
      return c.json(viewSmsTemplate(made), 201)
    })
    .openapi(contract.editSmsTemplate, async (c) => {
      const edit = { templateId: c.req.valid('param').id, ...c.req.valid('json') }
      return c.json(
        viewSmsTemplate(await inTransaction(services, c, (ctx) => editSmsTemplate(ctx, edit))),
        200,
      )
    })
    .openapi(contract.activateSmsTemplate, async (c) => {
      const wanted = { templateId: c.req.valid('param').id, active: true }
      return c.json(
        viewSmsTemplate(await inTransaction(services, c, (ctx) => switchSmsTemplate(ctx, wanted))),
        200,
      )
    })
    .openapi(contract.deactivateSmsTemplate, async (c) => {
      const wanted = { templateId: c.req.valid('param').id, active: false }
      return c.json(
        viewSmsTemplate(await inTransaction(services, c, (ctx) => switchSmsTemplate(ctx, wanted))),
        200,
      )
    })
}

function emailRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.listEmailTemplates, async (c) => {
      const query = c.req.valid('query')
      const found = await inTransaction(services, c, (ctx) => selectEmailTemplates(ctx, whichOf(query)))
      return c.json(pageOfAll(found.map(viewEmailTemplate), query), 200)
    })
    .openapi(contract.listEmailStarters, (c) => c.json(pageOfAll([...starters], c.req.valid('query')), 200))
    .openapi(contract.createEmailTemplate, async (c) => {
      const draft = c.req.valid('json')
      const made = await inTransaction(services, c, (ctx) => createEmailTemplate(ctx, draft))
      return c.json(viewEmailTemplate(made), 201)
    })
    .openapi(contract.editEmailTemplate, async (c) => {
      const edit = { templateId: c.req.valid('param').id, ...c.req.valid('json') }
      return c.json(
        viewEmailTemplate(await inTransaction(services, c, (ctx) => editEmailTemplate(ctx, edit))),
        200,
      )
    })
    .openapi(contract.activateEmailTemplate, async (c) => {
      const wanted = { templateId: c.req.valid('param').id, active: true }
      return c.json(
        viewEmailTemplate(await inTransaction(services, c, (ctx) => switchEmailTemplate(ctx, wanted))),
        200,
      )
    })
    .openapi(contract.deactivateEmailTemplate, async (c) => {
      const wanted = { templateId: c.req.valid('param').id, active: false }
      return c.json(
        viewEmailTemplate(await inTransaction(services, c, (ctx) => switchEmailTemplate(ctx, wanted))),
        200,
      )
    })
}
