import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { SessionView } from '#server/sign-in/contract.ts'
import { api, call } from '#web/client/api.ts'
import { readWithRetries } from '#web/client/queryClient.ts'
import { raise } from './authEvents.ts'

/** Spec section 9: the session check ends loading after 5 s, the profile is given up after 10 s. */
const CHECK_MS = 5_000
const PROFILE_MS = 10_000
/** The server renews a session when it is used, once a day: a page that stays open asks in time. */
export const RENEW_MS = 12 * 60 * 60_000

/** Who is signed in, or null. Guards and screens read the same answer. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ client }) => checkSession(client),
  staleTime: 60_000,
  retry: false,
  // Without a connection the answer is that there is none, at once.
  networkMode: 'always',
})

export type ShopSession = SessionView & { business: NonNullable<SessionView['business']> }

/** Where somebody starts (spec section 2): super admins at the platform, everyone else at their shop. */
export function firstScreen(session: SessionView) {
  if (session.is_super_admin) return '/admin/dashboard'
  return session.business ? firstScreenOfShop(session) : '/dashboard'
}

/** The counter, for whoever may see nothing else of the shop. */
export const firstScreenOfShop = (session: SessionView) => (may(session, 'shop') ? '/dashboard' : '/counter')

/** Set by the shell, which shows screens to members of a shop alone. */
export const SessionContext = createContext<ShopSession | null>(null)

/** The signed-in member and the shop they look at. For the screens inside the shell. */
export function useSession(): ShopSession {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession belongs inside the shell')
  return session
}

async function checkSession(client: QueryClient): Promise<SessionView | null> {
  const answer = readSession().then((session) => forgetUnlessSame(client, session))
  // Who is signed in already is not put out by a slow network.
  if (client.getQueryData(sessionQuery.queryKey)) return answer
  const session = await Promise.race([answer, tooLateAfter(CHECK_MS)])
  if (session !== TOO_LATE) return session
  console.warn('Session check timed out')
  answer.then(
    // A late answer still lets the person in.
    (late) => client.setQueryData(sessionQuery.queryKey, late),
    () => console.warn('Query timeout'),
  )
  return null
}

const TOO_LATE = Symbol('too late')
const tooLateAfter = (ms: number) =>
  new Promise<typeof TOO_LATE>((resolve) => setTimeout(resolve, ms, TOO_LATE))

async function readSession(): Promise<SessionView | null> {
  const signal = AbortSignal.timeout(PROFILE_MS)
  const read = () => call(api.session.$get({}, { init: { signal, cache: 'no-store' } }))
  return (await readWithRetries(read, signal)).session
}

/** What was fetched for somebody else, or in another shop, is gone before its screen is drawn again. */
function forgetUnlessSame(client: QueryClient, session: SessionView | null): SessionView | null {
  const known = client.getQueryData(sessionQuery.queryKey)
  if (known && whoIs(known) !== whoIs(session))
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
  if (known) raiseChange(known, session)
  return session
}

/** What came about without this tab's doing. Each tab asks for itself, so none tells the others. */
function raiseChange(known: SessionView, session: SessionView | null): void {
  if (!session) raise('SIGNED_OUT', { toOthers: false })
  else if (known.user.id === session.user.id && known.expires_at < session.expires_at)
    raise('TOKEN_REFRESHED')
}

/** Names the person, the shop they look at and what they may do there. */
export const whoIs = (session: SessionView | null | undefined): string =>
  session ? `${session.user.id} ${session.business?.id} ${session.permissions}` : ''

/** Whether this role may do in this shop what a route of that permission does. */
export const may = (session: SessionView, permission: SessionView['permissions'][number]): boolean =>
  session.permissions.includes(permission)
