import { z } from '@hono/zod-openapi'
import { defineRoute } from '#server/platform/http/contract.ts'

const count = z.int().min(0)
/** Minor units of the business's currency. */
const money = z.int()

/** What customers hold now. */
const held = z.object({
  points: count,
  rewards: count,
  /** Of the points, those of customers who have not come for 180 days: they may never be redeemed. */
  idle_points: count,
  /** What the priced points cost if they go for the cheapest reward per point, and for the dearest. */
  worth: z.object({ low: money, high: money }),
  /** Points of programs in whose catalogue no reward has a cost, or none is to be had. */
  unpriced_points: count,
})
export type Held = z.infer<typeof held>

const forecastPart = z.object({
  /** Points, or full cards and free items that wait. */
  outstanding: count,
  /** Of these, in the next `days`; the interval holds 80 of 100 times. Null where it can't be told yet. */
  forecast: z
    .object({
      expected: count,
      low: count,
      high: count,
      /** So many earlier months were forecast in the same way, and the forecast was `off` percent off on average. */
      tested: count,
      off: count,
    })
    .nullable(),
  /** What that costs; null where it can't be told, or nobody has said what rewards cost. */
  cost: z.object({ low: money, high: money }).nullable(),
})

const forecastView = z
  .object({ held, days: count, points: forecastPart, rewards: forecastPart })
  .openapi('OutstandingForecast')
export type ForecastView = z.infer<typeof forecastView>

export const readForecast = defineRoute({
  operation: 'readOutstandingForecast',
  method: 'get',
  path: '/app/analytics/forecast',
  permission: 'business',
  whileImpersonating: 'analytics',
  inTurn: true,
  summary: 'What customers hold now, how much of it will be used in the next days, and its cost',
  returns: forecastView,
})
