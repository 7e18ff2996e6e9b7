import { bind } from '#server/bind.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import * as contract from './contract.ts'
import * as customersContract from './customers/customersContract.ts'
import { readCustomers } from './customers/readCustomers.ts'
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
  return newRoutes().openapiRoutes([
    bind(services, dashboardContract.readDashboard, readDashboard),
    bind(services, contract.readAnalytics, (ctx, query) => readAnalytics(ctx, wantedBy(query))),
    bind(services, contract.readMessages, (ctx, query) => readMessages(ctx, wantedBy(query))),
    bind(services, customersContract.readCustomers, readCustomers),
    bind(services, forecastContract.readForecast, readForecast),
    bind(services, worthContract.readWorth, readWorth),
    bind(services, dayContract.readDay, readDay),
  ])
}

/** Days take the place of the period. One day without the other is refused as a missing day. */
const wantedBy = ({ period, from, to }: contract.PeriodQuery): contract.Wanted =>
  from === undefined && to === undefined ? period : { from: from ?? '', to: to ?? '' }
