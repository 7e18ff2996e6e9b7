import { newRoutes } from '#server/platform/http/index.ts'
import { inTransaction, type Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { readAnalytics } from './readAnalytics.ts'
import { readDashboard } from './readDashboard.ts'
import { readDay } from './readDay.ts'
import { readForecast } from './readForecast.ts'
import { readGuests } from './readGuests.ts'
import { readWorth } from './readWorth.ts'

export function analyticsRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.readDashboard, async (c) =>
      c.json(await inTransaction(services, c, readDashboard), 200),
    )
    .openapi(contract.readAnalytics, async (c) => {
      const { period, from, to } = c.req.valid('query')
      const wanted = from === undefined && to === undefined ? period : { from: from ?? '', to: to ?? '' }
      return c.json(await inTransaction(services, c, (ctx) => readAnalytics(ctx, wanted)), 200)
    })
    .openapi(contract.readGuests, async (c) => c.json(await inTransaction(services, c, readGuests), 200))
    .openapi(contract.readForecast, async (c) => c.json(await inTransaction(services, c, readForecast), 200))
    .openapi(contract.readWorth, async (c) => c.json(await inTransaction(services, c, readWorth), 200))
    .openapi(contract.readDay, async (c) => {
      const wanted = c.req.valid('query')
      return c.json(await inTransaction(services, c, (ctx) => readDay(ctx, wanted)), 200)
    })
}
