import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { auth, call } from '#web/client/api.ts'
import { raise } from '../session/authEvents.ts'
import { sessionQuery } from '../session/session.ts'

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: () => call(auth.user.$get()),
})

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async () => (await call(auth.sessions.$get({ query: {} }))).data,
})

export function useSaveName() {
  const client = useQueryClient()
  return async (name: string) => {
    client.setQueryData(accountQuery.queryKey, await call(auth.user.$put({ json: { name } })))
    await client.invalidateQueries({ queryKey: sessionQuery.queryKey })
    raise('USER_UPDATED')
  }
}

/** Ends one session by its id, or all except the current one. */
export function useEndSessions() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (which: { id: string } | 'others') => {
      if (which === 'others') await call(auth['sign-out'].$post({ query: { scope: 'others' } }))
      else await call(auth.sessions[':id'].$delete({ param: which }))
    },
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}
