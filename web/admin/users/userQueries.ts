import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { app, call } from '#web/client/api.ts'
import { byPages } from '#web/client/byPages.ts'
import { chosen, type Filter } from '#web/console/audit/auditQuery.ts'

const one = app.admin.users[':id']

/** People page by page; the list stays while the next search runs. */
export const usersQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'users', search],
    queryFn: ({ pageParam: after }) =>
      call(app.admin.users.$get({ query: { ...(search && { search }), ...(after && { after }) } })),
    ...byPages,
  })

// Each look is written to the audit log, so an answer that has just arrived is used again.
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'user', id],
    queryFn: () => call(one.$get({ param: { id } })),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  })

export type UserAct =
  | { kind: 'suspend'; reason: string; revoke_api_keys: boolean }
  | { kind: 'restore' }
  | { kind: 'signOut' }
  | { kind: 'removeFactors' }

/** Suspends a user, restores them, ends their sessions or removes their second step, and shows their new state. */
export function useActOnUser(id: string) {
  const client = useQueryClient()
  const param = { id }
  return useMutation({
    mutationFn: (act: UserAct) => {
      if (act.kind === 'suspend') {
        const { reason, revoke_api_keys } = act
        return call(one.suspend.$post({ param, json: { reason, revoke_api_keys } }))
      }
      if (act.kind === 'restore') return call(one.restore.$post({ param }))
      if (act.kind === 'signOut') return call(one['sign-out'].$post({ param }))
      return call(one['remove-factors'].$post({ param }))
    },
    onSuccess: (user) => {
      client.setQueryData(userQuery(id).queryKey, user)
      return client.invalidateQueries({ queryKey: ['admin', 'users'] })
    },
  })
}

/** The audit log of all businesses, or of one. Each look is written down, so it is read anew only on request. */
export const adminAuditQuery = (filter: Filter, business: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'audit', filter, business],
    queryFn: ({ pageParam: after }) =>
      call(
        app.admin.audit.$get({
          query: { ...chosen(filter), ...(business && { business_id: business }), ...(after && { after }) },
        }),
      ),
    ...byPages,
    refetchOnWindowFocus: false,
  })
