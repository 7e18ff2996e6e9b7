import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { app, call } from '#web/client/api.ts'
import { useSendOnce } from '#web/client/sendOnce.ts'
import type { Scope } from './scopes.ts'

export const apiKeysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: () => call(app['api-keys'].$get({ query: {} })),
})

/** `ends_on` is the last day on which the key works, 'YYYY-MM-DD'. */
export type WantedKey = { name: string; ends_on: string | null; scopes: Scope[] }

export function useMakeApiKey() {
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()
  return useMutation({
    mutationFn: (json: WantedKey) =>
      sendOnce(json, (key) => call(app['api-keys'].$post({ header: { 'idempotency-key': key }, json }))),
    onSettled: () => queryClient.invalidateQueries({ queryKey: apiKeysQuery.queryKey }),
    // The secret is for the screen that requested it, and only while that screen is open.
    gcTime: 0,
  })
}

export function useRevokeApiKey() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(app['api-keys'][':id'].$delete({ param: { id } })),
    // Also after a failure: somebody else may have revoked the key.
    onSettled: () => queryClient.invalidateQueries({ queryKey: apiKeysQuery.queryKey }),
  })
}
