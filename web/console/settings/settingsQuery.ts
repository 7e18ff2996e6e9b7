import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Profile } from '#server/console/settings/contract.ts'
import { app, call } from '#web/client/api.ts'
import { sessionQuery } from '../session/session.ts'

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => call(app.settings.$get()),
})

export function useSaveProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (json: Profile & { version: number }) => call(app.settings.profile.$put({ json })),
    onSuccess: (saved) => {
      client.setQueryData(settingsQuery.queryKey, saved)
      // The name, colour and formats are on every screen.
      return client.invalidateQueries({ queryKey: sessionQuery.queryKey })
    },
  })
}

export function useSwitchTracking() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (enabled: boolean) => call(app.settings['email-tracking'].$put({ json: { enabled } })),
    onSuccess: (saved) =>
      client.setQueryData(settingsQuery.queryKey, (settings) => settings && { ...settings, ...saved }),
  })
}

export function useSwitchPortal() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (enabled: boolean) => call(app.settings.portal.$put({ json: { enabled } })),
    onSuccess: (saved) =>
      client.setQueryData(settingsQuery.queryKey, (settings) => settings && { ...settings, ...saved }),
  })
}

export function useSetCounterLimit() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (amount: number | null) => call(app.settings['counter-limit'].$put({ json: { amount } })),
    onSuccess: (saved) =>
      client.setQueryData(settingsQuery.queryKey, (settings) => settings && { ...settings, ...saved }),
  })
}

export function useSetTextCountries() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (countries: string[]) => call(app.settings['text-countries'].$put({ json: { countries } })),
    onSuccess: (saved) =>
      client.setQueryData(settingsQuery.queryKey, (settings) => settings && { ...settings, ...saved }),
  })
}

/** Sets the logo: a picture in base64, or null for none. */
export function useSetLogo() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (picture: string | null): Promise<{ logo_url: string | null }> =>
      picture === null
        ? call(app.settings.logo.$delete()).then(() => ({ logo_url: null }))
        : call(app.settings.logo.$put({ json: { picture } })),
    onSuccess: (saved) => {
      client.setQueryData(settingsQuery.queryKey, (settings) => settings && { ...settings, ...saved })
      return client.invalidateQueries({ queryKey: sessionQuery.queryKey })
    },
  })
}
