import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { app, auth, call } from '#web/client/api.ts'
import { noteSession, raise } from './authEvents.ts'
import { forgetTills } from './kept.ts'
import { wantsOtherPage } from './ownLanguage.ts'
import { browserLeaves, firstScreen, forgetKept, readSessionAnew, sessionQuery } from './session.ts'

/**
 * After a sign-in or sign-up: forgets the last person's data, reads the session, and opens the wanted page or the
 * person's first screen, in their own language.
 */
export function useEnter(): (next?: string) => Promise<void> {
  const client = useQueryClient()
  const router = useRouter()
  return async (next) => {
    forgetAll(client)
    const session = await readSessionAnew(client)
    const first = session ? firstScreen(session) : '/dashboard'
    if (session && wantsOtherPage(session, next ?? first)) {
      location.replace(next ?? first)
      return browserLeaves()
    }
    if (next) router.history.push(next)
    else await router.navigate({ to: first })
  }
}

/** Switches to another business, in every tab of this browser. */
export function useSwitchBusiness() {
  const goOn = useGoOn()
  return useMutation({
    mutationFn: (businessId: string) =>
      call(auth.session.business.$post({ json: { business_id: businessId } })),
    onSuccess: () => goOn(),
  })
}

/** Begins an impersonation of a company, for reading only, in every tab of this browser. */
export function useLookInto(id: string) {
  const goOn = useGoOn()
  return useMutation({
    mutationFn: (reason: string) =>
      call(app.admin.tenants[':id'].look.$post({ param: { id }, json: { reason } })),
    onSuccess: () => goOn(),
  })
}

/** Ends the impersonation. */
export function useEndLook() {
  const goOn = useGoOn()
  return useMutation({
    mutationFn: () => call(app.look.$delete()),
    onSuccess: () => goOn('/admin/tenants'),
  })
}

/** Ends one's own membership of a team, and continues in another business, or in none. */
export function useLeaveTeam(onLeft: () => void) {
  const goOn = useGoOn()
  return useMutation({
    mutationFn: (memberId: string) =>
      call(app['tenant-members'][':id'].leave.$post({ param: { id: memberId } })),
    onSuccess: () => {
      onLeft()
      return goOn()
    },
  })
}

/** Continues in the current business, or on the platform's own screens. */
function useGoOn() {
  const client = useQueryClient()
  const router = useRouter()
  return async (to: '/dashboard' | '/admin/tenants' = '/dashboard') => {
    await readSessionAnew(client)
    raise('SHOP_SWITCHED')
    await router.navigate({ to })
  }
}

/** Signs out here, or everywhere, and returns to /login. No readable data stays behind. */
export function useSignOut(scope: 'local' | 'global' = 'local') {
  const client = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: () => call(auth['sign-out'].$post({ query: { scope } })),
    onSuccess: async () => {
      forgetTills()
      forgetKept()
      await endSession(client)
      await router.navigate({ to: '/login' })
      forgetAll(client)
    },
  })
}

/** Records the sign-out, in every tab of this browser. */
export async function endSession(client: QueryClient): Promise<void> {
  // An answer on its way may be older than the sign-out.
  await client.cancelQueries(sessionQuery)
  client.setQueryData(sessionQuery.queryKey, null)
  noteSession(null, { isSignOut: true })
}

/**
 * Drops every answer except the session and those that are the same for everybody (`isNobodys`). Data on the screen is
 * requested again.
 */
export function forgetAll(client: QueryClient): void {
  void client.resetQueries({
    predicate: ({ queryKey, meta }) => queryKey[0] !== sessionQuery.queryKey[0] && !meta?.isNobodys,
  })
}
