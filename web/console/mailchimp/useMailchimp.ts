import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { MailchimpView } from '#server/integrations/mailchimp/contract.ts'
import { app, call } from '#web/client/api.ts'
import { mailchimpQuery } from './mailchimpQuery.ts'

const room = app.settings.mailchimp

export const audiencesQuery = queryOptions({
  queryKey: ['mailchimp', 'audiences'],
  queryFn: async () => (await call(room.audiences.$get())).audiences,
  retry: false,
})

function useSaving<Input>(save: (input: Input) => Promise<MailchimpView>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: save,
    onSuccess: (view) => client.setQueryData(mailchimpQuery.queryKey, view),
  })
}

/** Saves the API key. It may be another account's, so the audiences are read anew. */
export function useSaveKey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (api_key: string) => call(room.key.$put({ json: { api_key } })),
    onSuccess: (view) => {
      client.setQueryData(mailchimpQuery.queryKey, view)
      return client.resetQueries({ queryKey: audiencesQuery.queryKey })
    },
  })
}

/** Chooses an audience. A refused audience may be gone at Mailchimp, so the audiences are read anew. */
export function useChooseAudience() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (audience_id: string) => call(room.audience.$put({ json: { audience_id } })),
    onSuccess: (view) => client.setQueryData(mailchimpQuery.queryKey, view),
    onError: () => void client.invalidateQueries({ queryKey: audiencesQuery.queryKey }),
  })
}

export const useRetry = () => useSaving(() => call(room.retry.$post()))

export function useDisconnect() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(room.$delete()),
    onSuccess: () => client.invalidateQueries({ queryKey: mailchimpQuery.queryKey }),
  })
}
