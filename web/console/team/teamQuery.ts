import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { app, call, v1 } from '#web/client/api.ts'
import { apiKeysQuery } from '../api-keys/apiKeysQuery.ts'
import { readSessionAnew, sessionQuery } from '../session/session.ts'

const WHILE_SENDING_MS = 2000

/** The company with its team. It is read again while an invitation's mail is on its way. */
export const teamQuery = queryOptions({
  queryKey: ['company'],
  queryFn: () => call(app.company.$get()),
  refetchInterval: ({ state }) =>
    state.data?.invitations?.some(({ mail }) => mail.state === 'sending') ? WHILE_SENDING_MS : false,
})

/**
 * A change of the team. The shown data is requested again, also after a failure, because somebody else may have been
 * faster.
 */
function useTeamChange<Input>(change: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: teamQuery.queryKey }),
  })
}

export const useInvite = () =>
  useTeamChange((json: { email: string; role: 'member' | 'counter' }) =>
    call(v1['send-team-invitation'].$post({ json })),
  )

export const useResend = () =>
  useTeamChange((id: string) => call(app['tenant-invitations'][':id'].resend.$post({ param: { id } })))

export const useRevoke = () =>
  useTeamChange((id: string) => call(app['tenant-invitations'][':id'].$delete({ param: { id } })))

/** Removes a member. Their API keys may be revoked too; keys that stay are marked. */
export function useRemoveMember() {
  const client = useQueryClient()
  return useTeamChange(async ({ id, revoke_api_keys }: { id: string; revoke_api_keys: boolean }) => {
    await call(app['tenant-members'][':id'].$delete({ param: { id }, json: { revoke_api_keys } }))
    await client.invalidateQueries({ queryKey: apiKeysQuery.queryKey })
  })
}

export const useChangeRole = () =>
  useTeamChange(({ id, role }: { id: string; role: 'member' | 'counter' }) =>
    call(app['tenant-members'][':id']['change-role'].$post({ param: { id }, json: { role } })),
  )

export const useResetPin = () =>
  useTeamChange((id: string) => call(app['tenant-members'][':id']['reset-pin'].$post({ param: { id } })))

/** Hands over the admin role. One's own role changes with it, so the session is read again. */
export function useHandOver() {
  const client = useQueryClient()
  return useTeamChange(async (id: string) => {
    await call(app['tenant-members'][':id']['hand-over'].$post({ param: { id } }))
    await client.invalidateQueries(sessionQuery)
  })
}

const BEFORE_RELOAD_MS = 500

/** Creates the company and then reads the session again, after half a second as in the spec. */
export function useSetUpCompany() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      await call(app.company['set-up'].$post())
      await new Promise((resolve) => setTimeout(resolve, BEFORE_RELOAD_MS))
      await readSessionAnew(client)
    },
  })
}
