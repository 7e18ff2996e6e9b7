import { queryOptions } from '@tanstack/react-query'
import { auth, call } from '#web/client/api.ts'

/** Which ways to sign in are switched on. Known before an entrance is drawn, so that nothing jumps. */
export const authSettingsQuery = queryOptions({
  queryKey: ['auth-settings'],
  queryFn: () => call(auth.settings.$get()),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})
