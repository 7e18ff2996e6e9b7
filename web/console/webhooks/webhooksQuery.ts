import { queryOptions } from '@tanstack/react-query'
import { app, call } from '#web/client/api.ts'

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: () => call(app.webhooks.$get({ query: {} })),
})
