import { queryOptions } from '@tanstack/react-query'
import type { TriggerView } from '#server/messaging/triggers/contract.ts'
import { app, call } from '#web/client/api.ts'

export type Kind = TriggerView['kind']

/** The business's triggers. */
export const triggersQuery = queryOptions({
  queryKey: ['triggers'],
  queryFn: async () => (await call(app.triggers.$get({ query: {} }))).data,
})
