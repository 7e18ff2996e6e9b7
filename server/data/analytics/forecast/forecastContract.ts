import { z } from '@hono/zod-openapi'
import { defineRoute } from '#server/platform/http/contract.ts'
import * as examples from '../examples.ts'

const count = z.int().min(0)
/** Minor units of the business's currency. */
const money = z.int()

/** Points and rewards that customers hold now. */
const held = z.object({
  points: count,
  rewards: count,
  /** The part of the points held by customers who have not come for 180 days: they may never be redeemed. */
  idle_points: count,
  /** Cost of the priced points, if all go for the cheapest reward per point, and for the dearest. */
  worth: z.object({ low: money, high: money }),
  /** Points of programs whose catalogue has no available reward with a cost. */
  unpriced_points: count,
})
export type Held = z.infer<typeof held>

const forecastPart = z.object({
  /** Points, or full cards and free items waiting to be collected. */
  outstanding: count,
  /**
   * The part used in the next `days`; the interval holds 80 times out of 100. Null if there is too little to
   * tell.
   */
  forecast: z
    .object({
      expected: count,
      low: count,
      high: count,
      /** Number of earlier months forecast in the same way; on average those forecasts were `off` percent off. */
      tested: count,
      off: count,
    })
    .nullable(),
  /** Cost of the forecast; null without a forecast, or if no reward has a cost. */
  cost: z.object({ low: money, high: money }).nullable(),
})

const forecastView = z
  .object({ held, days: count, points: forecastPart, rewards: forecastPart })
  .openapi('OutstandingForecast')
export type ForecastView = z.infer<typeof forecastView>

export const readForecast = defineRoute({
  operation: 'readOutstandingForecast',
  method: 'get',
  path: '/v1/analytics/forecast',
  permission: 'business',
  scope: 'analytics:read',
  whileImpersonating: 'analytics',
  inTurn: true,
  summary: 'What customers hold now, how much of it will be used in the next days, and its cost',
  returns: forecastView,
  example: examples.readOutstandingForecast,
})
