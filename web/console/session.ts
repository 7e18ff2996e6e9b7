import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { SessionView } from '#server/sign-in/contract.ts'
import { api, call } from '#web/client/api.ts'

/** Spec section 9: the session check ends loading after 5 s, the profile is given up after 10 s. */
const CHECK_MS = 5_000
const PROFILE_MS = 10_000

export type ShopSession = SessionView & { business: NonNullable<SessionView['business']> }

/** Who is signed in, or null. Guards and screens read the same answer. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ client }) => checkSession(client),
  staleTime: 60_000,
  retry: false,
})

/** The signed-in member and the shop they look at. For the console's screens, which only members reach. */
export function useSession(): ShopSession {
  const { data } = useSuspenseQuery(sessionQuery)
  if (!data?.business) throw new Error('this screen needs a signed-in member of a shop')
  return { ...data, business: data.business }
}

async function checkSession(client: QueryClient): Promise<SessionView | null> {
  const answer = readSession()
  let gaveUp = false
  const limit = new Promise<null>((resolve) =>
    setTimeout(() => {
      gaveUp = true
      resolve(null)
    }, CHECK_MS),
  )
  const session = await Promise.race([answer, limit])
  if (!gaveUp) return session
  console.warn('Session check timed out')
  // An answer that comes late still signs the person in.
  answer.then(
    (late) => client.setQueryData(sessionQuery.queryKey, late),
    () => console.warn('Query timeout'),
  )
  return null
}

async function readSession(): Promise<SessionView | null> {
  const { session } = await call(
    api.session.$get({}, { init: { signal: AbortSignal.timeout(PROFILE_MS), cache: 'no-store' } }),
  )
  return session
}
