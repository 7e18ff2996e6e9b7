import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { EmailConfigInput } from '#server/console/settings/sender/contract.ts'
import { app, call } from '#web/client/api.ts'

export const emailConfigQuery = queryOptions({
  queryKey: ['email-config'],
  queryFn: () => call(app.settings.email.$get()),
})

export function useSaveEmailConfig() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (json: EmailConfigInput) => call(app.settings.email.$put({ json })),
    onSuccess: (saved) => client.setQueryData(emailConfigQuery.queryKey, saved),
  })
}

export function useCheckDomain() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(app.settings.email.check.$post()),
    onSuccess: (checked) => client.setQueryData(emailConfigQuery.queryKey, checked),
  })
}

export function useRemoveEmailKey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(app.settings.email.key.$delete()),
    onSuccess: () => client.invalidateQueries({ queryKey: emailConfigQuery.queryKey }),
  })
}
