import { queryOptions } from '@tanstack/react-query'
import { app, call } from '#web/client/api.ts'

/** The server reads its figures no more often than this, in milliseconds. */
const EVERY_MS = 15_000

export const watchQuery = queryOptions({
  queryKey: ['admin', 'watch'],
  queryFn: () => call(app.admin.health.$get()),
  refetchInterval: EVERY_MS,
})
