import { useMutation, useQueryClient } from '@tanstack/react-query'
import { app, call } from '#web/client/api.ts'
import { settingsQuery } from '../settingsQuery.ts'

export function useSwitchDoubleOptIn() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (enabled: boolean) => call(app.settings['double-opt-in'].$put({ json: { enabled } })),
    onSuccess: (saved) =>
      client.setQueryData(settingsQuery.queryKey, (settings) => settings && { ...settings, ...saved }),
  })
}

export function useSwitchWeeklyMail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (enabled: boolean) => call(app.settings['weekly-mail'].$put({ json: { enabled } })),
    onSuccess: (saved) =>
      client.setQueryData(settingsQuery.queryKey, (settings) => settings && { ...settings, ...saved }),
  })
}
