import { queryOptions } from '@tanstack/react-query'
import { app, call } from '#web/client/api.ts'

export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: () => call(app.subscription.$get()),
})

/** Cheapest first. */
export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: async () => (await call(app['subscription-tiers'].$get({ query: {} }))).data,
})
