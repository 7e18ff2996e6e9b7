import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Period } from '#server/data/analytics/contract.ts'
import { app, call } from '#web/client/api.ts'

export const analyticsQuery = (period: Period) =>
  queryOptions({
    queryKey: ['analytics', period],
    queryFn: ({ signal }) => call(app.analytics.$get({ query: { period } }, { init: { signal } })),
    placeholderData: keepPreviousData,
  })

export const guestsQuery = queryOptions({
  queryKey: ['analytics', 'guests'],
  queryFn: ({ signal }) => call(app.analytics.guests.$get({}, { init: { signal } })),
})

/** What the campaigns brought, all together. */
export const campaignsEffectQuery = queryOptions({
  queryKey: ['campaigns', 'effect'],
  queryFn: () => call(app['campaign-effect'].$get()),
})
