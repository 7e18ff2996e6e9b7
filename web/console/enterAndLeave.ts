import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { api, call } from '#web/client/api.ts'
import { tellOtherTabs } from './otherTabs.ts'
import { firstScreen, sessionQuery } from './session.ts'

/** After a sign-in or sign-up: forgets the last person's data, reads who is here, and goes to their first screen. */
export function useEnter(): () => Promise<void> {
  const client = useQueryClient()
  const router = useRouter()
  return async () => {
    forgetAll(client)
    const session = await client.fetchQuery({ ...sessionQuery, staleTime: 0 })
    tellOtherTabs()
    await router.navigate({ to: session ? firstScreen(session) : '/dashboard' })
  }
}

/** Looks at another shop from now on, in every tab of this browser. */
export function useSwitchShop() {
  const client = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: (businessId: string) => call(api.session.shop.$post({ json: { business_id: businessId } })),
    onSuccess: async () => {
      await client.fetchQuery({ ...sessionQuery, staleTime: 0 })
      tellOtherTabs()
      await router.navigate({ to: '/dashboard' })
    },
  })
}

/** Signs out here, or everywhere, and returns to /login. */
export function useSignOut(scope: 'local' | 'global' = 'local') {
  const client = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: () => call(api['sign-out'].$post({ query: { scope } })),
    onSuccess: async () => {
      client.setQueryData(sessionQuery.queryKey, null)
      tellOtherTabs()
      await router.navigate({ to: '/login' })
      forgetAll(client)
    },
  })
}

/** Drops every answer but the session's own; what is on the screen is asked for again. */
export function forgetAll(client: QueryClient): void {
  void client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
}
