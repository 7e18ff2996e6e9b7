import { queryOptions } from '@tanstack/react-query'
import { auth, call } from '#web/client/api.ts'

/** The invitation of a link's token. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: async () => (await call(auth.invitation.open.$post({ json: { token } }))).invitation,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isNobodys: true },
  })

export const acceptAsSignedIn = (token: string) => call(auth.invitation.accept.$post({ json: { token } }))
