import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { SettingsView } from '#server/console/settings/contract.ts'
import type { TriggerDraft, TriggerView } from '#server/messaging/triggers/contract.ts'
import { app, call } from '#web/client/api.ts'
import { type Kind, triggersQuery } from '../messages/automatic.ts'
import { settingsQuery } from '../settings/settingsQuery.ts'

export const resultsQuery = queryOptions({
  queryKey: ['triggers', 'results'],
  queryFn: async () => (await call(app.triggers.results.$get({ query: {} }))).data,
})

/** The customers whom a trigger would reach today; read anew each time it is to be switched on. */
export const forecastQuery = (kind: Kind) =>
  queryOptions({
    queryKey: ['triggers', 'forecast', kind],
    queryFn: () => call(app.triggers[':kind'].forecast.$get({ param: { kind } })),
    gcTime: 0,
  })

function useRefresh() {
  const client = useQueryClient()
  return async () => {
    void client.invalidateQueries({ queryKey: ['templates'] })
    await client.invalidateQueries({ queryKey: triggersQuery.queryKey })
  }
}

export function useSwitchTrigger(kind: Kind) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (by: ('sms' | 'email')[] | null): Promise<TriggerView> =>
      by
        ? call(app.triggers[':kind'].activate.$post({ param: { kind }, json: { by } }))
        : call(app.triggers[':kind'].deactivate.$post({ param: { kind } })),
    onSuccess: refresh,
  })
}

export function useEditTrigger(kind: Kind) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (json: TriggerDraft & { version: number }): Promise<TriggerView> =>
      call(app.triggers[':kind'].$put({ param: { kind }, json })),
    onSuccess: refresh,
  })
}

/** Sets the weekly cap of texts or of emails. */
export function useSetCap(channel: 'sms' | 'email') {
  const client = useQueryClient()
  return useMutation<Partial<SettingsView>, Error, number | null>({
    mutationFn: (a_week) =>
      channel === 'sms'
        ? call(app.settings['text-cap'].$put({ json: { a_week } }))
        : call(app.settings['mail-cap'].$put({ json: { a_week } })),
    onSuccess: (saved) =>
      client.setQueryData(settingsQuery.queryKey, (settings) => settings && { ...settings, ...saved }),
  })
}
