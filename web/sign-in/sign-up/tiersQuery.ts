import { queryOptions } from '@tanstack/react-query'
import type { TierView } from '#server/businesses/plans/contract.ts'
import { app, call } from '#web/client/api.ts'

/** The plans that can be chosen, cheapest first. */
export const tiersQuery = queryOptions({
  queryKey: ['subscription-tiers'],
  queryFn: async () => (await call(app['subscription-tiers'].$get({ query: {} }))).data.sort(byPrice),
})

const byPrice = (a: TierView, b: TierView) => Number(a.price_monthly) - Number(b.price_monthly)
