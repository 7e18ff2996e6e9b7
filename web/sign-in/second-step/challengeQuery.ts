import { queryOptions } from '@tanstack/react-query'
import { ApiError, auth, call } from '#web/client/api.ts'
import { raise } from '#web/console/session/authEvents.ts'

/** Until when this browser may finish the sign-in that it began; null without one. */
export const challengeQuery = queryOptions({
  queryKey: ['challenge'],
  queryFn: async () => (await call(auth.factors.challenge.$get())).challenge,
  staleTime: 0,
  retry: false,
  // Without a connection it says so at once.
  networkMode: 'always',
})

/** The second step of a sign-in. When it resolves, the code was right and there is a session. */
export async function meetChallenge(code: string, remember_device: boolean): Promise<void> {
  await call(auth.factors.challenge.$post({ json: { code, remember_device } }))
  raise('MFA_CHALLENGE_VERIFIED')
}

/** The sign-in was given up, or took too long: it begins anew. */
export const isOver = (error: unknown): boolean =>
  error instanceof ApiError && error.details.reason === 'sign-in over'
