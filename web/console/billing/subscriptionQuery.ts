import { queryOptions } from '@tanstack/react-query'
import { api, call } from '#web/client/api.ts'

export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: () => call(api.subscription.$get()),
})

/** Cheapest first. */
export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: async () => (await call(api['subscription-tiers'].$get())).tiers,
})
