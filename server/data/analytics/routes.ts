import { inTurn } from '#server/heavyReads.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import { inTransaction, type Services } from '#server/services.ts'
import * as contract from './contract.ts'
import * as guestsContract from './customers/guestsContract.ts'
import { readGuests } from './customers/readGuests.ts'
import * as dashboardContract from './dashboard/dashboardContract.ts'
import { readDashboard } from './dashboard/readDashboard.ts'
import * as dayContract from './day/dayContract.ts'
import { readDay } from './day/readDay.ts'
import * as forecastContract from './forecast/forecastContract.ts'
import { readForecast } from './forecast/readForecast.ts'
import { readAnalytics } from './readAnalytics.ts'
import { readMessages } from './readMessages.ts'
import { readWorth } from './worth/readWorth.ts'
import * as worthContract from './worth/worthContract.ts'

export function analyticsRoutes(services: Services) {
  return newRoutes()
    .openapi(dashboardContract.readDashboard, async (c) =>
      c.json(await inTransaction(services, c, readDashboard), 200),
    )
    .openapi(contract.readAnalytics, async (c) => {
      const wanted = wantedBy(c.req.valid('query'))
      return c.json(await inTurn(services, c, (ctx) => readAnalytics(ctx, wanted)), 200)
    })
    .openapi(contract.readMessages, async (c) => {
      const wanted = wantedBy(c.req.valid('query'))
      return c.json(await inTurn(services, c, (ctx) => readMessages(ctx, wanted)), 200)
    })
    .openapi(guestsContract.readGuests, async (c) => c.json(await inTurn(services, c, readGuests), 200))
    .openapi(forecastContract.readForecast, async (c) => c.json(await inTurn(services, c, readForecast), 200))
    .openapi(worthContract.readWorth, async (c) => c.json(await inTurn(services, c, readWorth), 200))
    .openapi(dayContract.readDay, async (c) => {
      const wanted = c.req.valid('query')
      return c.json(await inTransaction(services, c, (ctx) => readDay(ctx, wanted)), 200)
    })
}

/** Days take the place of the period; one without the other is refused as a day that is missing. */
const wantedBy = ({ period, from, to }: contract.PeriodQuery): contract.Wanted =>
  from === undefined && to === undefined ? period : { from: from ?? '', to: to ?? '' }
