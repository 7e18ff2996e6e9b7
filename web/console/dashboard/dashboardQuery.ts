import { queryOptions } from '@tanstack/react-query'
import { app, call } from '#web/client/api.ts'

/** A dashboard that stays open is read anew, to keep up with the till. */
const REFRESH_MS = 60_000

export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: () => call(app.dashboard.$get()),
  refetchInterval: REFRESH_MS,
})
