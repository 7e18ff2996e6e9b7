import { queryOptions, useQuery } from '@tanstack/react-query'
import { auth, call } from '#web/client/api.ts'

/** The ways to sign in that are switched on. Loaded before a sign-in screen is shown, so that nothing moves. */
export const authSettingsQuery = queryOptions({
  queryKey: ['auth-settings'],
  queryFn: () => call(auth.settings.$get()),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})

/** False where nothing is texted: then no code by text is offered. */
export function useCanText(): boolean {
  const { data } = useQuery(authSettingsQuery)
  return data?.ways.find(({ id }) => id === 'sms_code')?.is_on ?? true
}
