import { queryOptions } from '@tanstack/react-query'
import { app, call } from '#web/client/api.ts'

/** The devices that may keep customers. */
export const devicesQuery = queryOptions({
  queryKey: ['till-devices'],
  queryFn: () => call(app['till-devices'].$get({ query: {} })),
})
