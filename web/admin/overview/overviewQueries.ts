import { queryOptions } from '@tanstack/react-query'
import { app, call } from '#web/client/api.ts'

export const overviewQuery = queryOptions({
  queryKey: ['admin', 'overview'],
  queryFn: () => call(app.admin.overview.$get()),
})

export const monthsQuery = queryOptions({
  queryKey: ['admin', 'months'],
  queryFn: () => call(app.admin.months.$get()),
})
