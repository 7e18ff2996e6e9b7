import { useMutation, useQueryClient } from '@tanstack/react-query'
import { app, call } from '#web/client/api.ts'
import { sessionQuery } from '../session/session.ts'

/** Closing and opening again change what every screen may do, which the session says. */
function useRefreshSession() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: sessionQuery.queryKey })
}

export function useCloseAccount() {
  const refresh = useRefreshSession()
  return useMutation({
    mutationFn: (json: { company_name: string; password: string }) => call(app.account.close.$post({ json })),
    onSuccess: refresh,
  })
}

export function useReopenAccount() {
  const refresh = useRefreshSession()
  return useMutation({ mutationFn: () => call(app.account.reopen.$post()), onSuccess: refresh })
}
