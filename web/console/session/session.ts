import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { SessionView } from '#server/identity/sign-in/contract.ts'
import { auth, call, isUnanswered } from '#web/client/api.ts'
import { readWithRetries } from '#web/client/queryClient.ts'
import { noteSession, raise } from './authEvents.ts'
import { assumeSignedOut } from './knownSession.ts'
import { inThisLanguage, wantsOtherPage } from './ownLanguage.ts'

/** Spec section 9: loading ends after 5 s of the session check, and the profile is given up after 10 s. */
const CHECK_MS = 5_000
const PROFILE_MS = 10_000
/**
 * Interval of the session check. The server renews a session once a day when it is used, so a page that stays open asks
 * in time.
 */
const RENEW_MS = 12 * 60 * 60_000

/** The signed-in person, or null. Guards and screens read the same answer. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ client, signal }) => checkSession(client, signal),
  staleTime: 60_000,
  retry: false,
  // Without a connection it fails at once instead of waiting.
  networkMode: 'always',
})

/** `sessionQuery` for components that stay as long as the page: it keeps the session from expiring. */
export const keptSessionQuery = queryOptions({
  ...sessionQuery,
  refetchInterval: RENEW_MS,
  refetchIntervalInBackground: true,
})

/** A session of the server, or the one that this device kept, while the server does not answer. */
export type Session = SessionView & { isKept?: boolean }
export type BusinessSession = Session & { business: NonNullable<SessionView['business']> }

/**
 * The first screen of a person (spec section 2): super admins begin at the platform, everyone else at their business.
 */
export function firstScreen(session: SessionView) {
  if (session.is_super_admin) return '/admin/dashboard'
  return session.business ? firstScreenOfBusiness(session) : '/dashboard'
}

/** The first screen in a business: the counter for people who may see nothing else. */
export const firstScreenOfBusiness = (session: SessionView) =>
  may(session, 'business') ? '/dashboard' : '/counter'

/** Set by the shell, which shows screens only to members of a business. */
export const SessionContext = createContext<BusinessSession | null>(null)

/** The signed-in member and their current business, for the screens inside the shell. */
export function useSession(): BusinessSession {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession belongs inside the shell')
  return session
}

async function checkSession(client: QueryClient, signal: AbortSignal): Promise<Session | null> {
  const answer = readSession()
  const known = client.getQueryData(sessionQuery.queryKey)
  // A slow network does not sign out a person who is already signed in.
  const isKnown = Boolean(known)
  const session = await (isKnown
    ? answer
    : Promise.race([answer, tooLateAfter(CHECK_MS)]).catch(async (error) => {
        const kept = isUnanswered(error) && (await keptSession())
        if (kept) return kept
        throw error
      }))
  if (session !== TOO_LATE) {
    // Only as the page begins: later it would lose what was typed.
    if (known === undefined && wantsOtherPage(session, location.pathname)) {
      location.reload()
      return browserLeaves()
    }
    if (!session?.business) forgetKept()
    // If it was requested again meanwhile, the older answer is ignored.
    if (!signal.aborted) take(client, session)
    return session
  }
  const kept = await keptSession()
  if (kept) return kept
  console.warn('Session check timed out')
  assumeSignedOut()
  answer.then(
    (late) => acceptLateAnswer(client, late),
    () => console.warn('Query timeout'),
  )
  return null
}

/** What this device keeps of its counter, loaded when the server does not answer, or nobody is signed in. */
const keeping = () => import('#web/outbox/keeping/keptSession.ts')

/**
 * Forgets the customers that this device keeps, because the server says that nobody is signed in, or is on no team. What
 * waits to go up stays.
 */
export const forgetKept = (): void =>
  void keeping().then(
    (here) => here.forgetKept(),
    () => {},
  )

/** The session that this device kept for its counter, which alone opens by it. */
const keptSession = (): Promise<Session | undefined> | undefined =>
  location.pathname.startsWith('/counter') ? keeping().then((here) => here.readKeptSession()) : undefined

/** Stays pending while the browser leaves this page, so that nothing else begins on it. */
export const browserLeaves = (): Promise<never> => new Promise(() => {})

/** Reads the session again, because an answer in progress may be old. */
export async function readSessionAnew(client: QueryClient): Promise<SessionView | null> {
  await client.cancelQueries(sessionQuery)
  return client.fetchQuery({ ...sessionQuery, staleTime: 0 })
}

/** Signs the person in by a late answer, unless somebody is signed in by now. */
function acceptLateAnswer(client: QueryClient, late: SessionView | null): void {
  if (!late || client.getQueryData(sessionQuery.queryKey)) return
  take(client, late)
  client.setQueryData(sessionQuery.queryKey, late)
}

const TOO_LATE = Symbol('too late')
const tooLateAfter = (ms: number) =>
  new Promise<typeof TOO_LATE>((resolve) => setTimeout(resolve, ms, TOO_LATE))

async function readSession(): Promise<SessionView | null> {
  const signal = AbortSignal.timeout(PROFILE_MS)
  const read = () =>
    call(auth.session.$get({}, { fetch: fetchUnlessAsked, init: { signal, cache: 'no-store' } }))
  return inThisLanguage((await readWithRetries(read, signal)).session)
}

declare global {
  /** The page's first question, asked by `askEarly.js` before the page's scripts were loaded. */
  var askedEarly: Promise<Response> | undefined
}

const fetchUnlessAsked: typeof fetch = (input, init) => {
  const asked = globalThis.askedEarly
  globalThis.askedEarly = undefined
  return asked ? Promise.race([asked, failingWith(init!.signal!)]) : fetch(input, init)
}

const failingWith = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

/**
 * Takes over a session that may have changed outside of this tab, and raises the events. Data of another person or
 * business is removed before a screen is rendered again.
 */
function take(client: QueryClient, session: SessionView | null): void {
  const known = client.getQueryData(sessionQuery.queryKey)
  if (known && whoIs(known) !== whoIs(session))
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
  noteSession(session?.id ?? null)
  if (known && known.id === session?.id && known.expires_at < session.expires_at) raise('TOKEN_REFRESHED')
}

/** Names the person, their current business and their permissions there. */
export const whoIs = (session: SessionView | null | undefined): string =>
  session ? `${session.user.id} ${session.business?.id} ${session.permissions}` : ''

/** True if this role has the permission in this business. */
export const may = (session: SessionView, permission: SessionView['permissions'][number]): boolean =>
  session.permissions.includes(permission)
