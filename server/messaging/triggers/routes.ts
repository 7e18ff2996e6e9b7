import { inTurn } from '#server/heavyReads.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import { pageBy } from '#server/platform/http/page.ts'
import { inTransaction, type Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { editTrigger } from './editTrigger.ts'
import { forecastTrigger } from './forecastTrigger.ts'
import { readResults } from './readResults.ts'
import { switchTriggerOff, switchTriggerOn } from './switchTrigger.ts'
import { readTriggers } from './viewTrigger.ts'

export function triggerRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.listTriggers, async (c) => {
      const triggers = await inTransaction(services, c, readTriggers)
      return c.json(
        pageBy(triggers, c.req.valid('query'), ({ kind }) => kind),
        200,
      )
    })
    .openapi(contract.listTriggerResults, async (c) => {
      const results = await inTurn(services, c, readResults)
      return c.json(
        pageBy(results, c.req.valid('query'), ({ kind }) => kind),
        200,
      )
    })
    .openapi(contract.forecastTrigger, async (c) => {
      const { kind } = c.req.valid('param')
      return c.json(await inTurn(services, c, (ctx) => forecastTrigger(ctx, kind)), 200)
    })
    .openapi(contract.editTrigger, async (c) => {
      const edit = { ...c.req.valid('param'), ...c.req.valid('json') }
      return c.json(await inTransaction(services, c, (ctx) => editTrigger(ctx, edit)), 200)
    })
    .openapi(contract.activateTrigger, async (c) => {
      const wanted = { ...c.req.valid('param'), ...c.req.valid('json') }
      return c.json(await inTransaction(services, c, (ctx) => switchTriggerOn(ctx, wanted)), 200)
    })
    .openapi(contract.deactivateTrigger, async (c) => {
      const wanted = c.req.valid('param')
      return c.json(await inTransaction(services, c, (ctx) => switchTriggerOff(ctx, wanted)), 200)
    })
}
