import { queryOptions } from '@tanstack/react-query'
import { api, call } from '#web/client/api.ts'

/** A dashboard left open keeps up with the till. */
const REFRESH_MS = 60_000

export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: () => call(api.dashboard.$get()),
  refetchInterval: REFRESH_MS,
})
