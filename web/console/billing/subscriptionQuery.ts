import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { app, call } from '#web/client/api.ts'

export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: () => call(app.subscription.$get()),
})

/** Plans, cheapest first. */
export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: async () => (await call(app['subscription-tiers'].$get({ query: {} }))).data,
})

export const invoicesQuery = queryOptions({
  queryKey: ['invoices'],
  queryFn: async () => (await call(app.subscription.invoices.$get({ query: {} }))).data,
})

export const creditsQuery = queryOptions({
  queryKey: ['credits'],
  queryFn: () => call(app.credits.$get()),
})

const PAGE = 20

/** Movements of credits, newest first, page by page. */
export const creditMovementsQuery = infiniteQueryOptions({
  queryKey: ['credits', 'movements'],
  queryFn: ({ pageParam }) =>
    call(app.credits.movements.$get({ query: { limit: `${PAGE}`, ...(pageParam && { after: pageParam }) } })),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
})
