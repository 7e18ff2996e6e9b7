import { queryOptions } from '@tanstack/react-query'
import { ApiError, auth, call } from '#web/client/api.ts'
import { raise } from '#web/console/session/authEvents.ts'

/** The end of the time in which this browser may finish its sign-in; null if it began none. */
export const challengeQuery = queryOptions({
  queryKey: ['challenge'],
  queryFn: async () => (await call(auth.factors.challenge.$get())).challenge,
  staleTime: 0,
  retry: false,
  // Without a connection it fails at once instead of waiting.
  networkMode: 'always',
})

/** Answers the second step of a sign-in. Once it resolves, the code was right and there is a session. */
export async function meetChallenge(code: string, remember_device: boolean): Promise<void> {
  await call(auth.factors.challenge.$post({ json: { code, remember_device } }))
  raise('MFA_CHALLENGE_VERIFIED')
}

/** True if the sign-in was given up or took too long, so that it begins anew. */
export const isOver = (error: unknown): boolean =>
  error instanceof ApiError && error.details.reason === 'sign-in over'
