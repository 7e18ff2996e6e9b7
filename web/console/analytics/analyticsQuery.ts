import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Wanted } from '#server/data/analytics/contract.ts'
import { app, call, v1 } from '#web/client/api.ts'

const queryOf = (wanted: Wanted) => (typeof wanted === 'string' ? { period: wanted } : wanted)

export const analyticsQuery = (wanted: Wanted) =>
  queryOptions({
    queryKey: ['analytics', wanted],
    queryFn: ({ signal }) => call(v1.analytics.$get({ query: queryOf(wanted) }, { init: { signal } })),
    placeholderData: keepPreviousData,
  })

export const messagesQuery = (wanted: Wanted) =>
  queryOptions({
    queryKey: ['analytics', 'messages', wanted],
    queryFn: ({ signal }) =>
      call(v1.analytics.messages.$get({ query: queryOf(wanted) }, { init: { signal } })),
    placeholderData: keepPreviousData,
  })

export const customersQuery = queryOptions({
  queryKey: ['analytics', 'guests'],
  queryFn: ({ signal }) => call(app.analytics.guests.$get({}, { init: { signal } })),
})

export const forecastQuery = queryOptions({
  queryKey: ['analytics', 'forecast'],
  queryFn: ({ signal }) => call(v1.analytics.forecast.$get({}, { init: { signal } })),
})

export const worthQuery = queryOptions({
  queryKey: ['analytics', 'worth'],
  queryFn: ({ signal }) => call(app.analytics.worth.$get({}, { init: { signal } })),
})

/** The effect of all campaigns together. */
export const campaignsEffectQuery = queryOptions({
  queryKey: ['campaigns', 'effect'],
  queryFn: () => call(app['campaign-effect'].$get()),
})
