import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { SessionView } from '#server/identity/sign-in/contract.ts'
import { mayOpen } from './session/mayOpen.ts'
import { isAtPlatform, wantsOtherPage } from './session/ownLanguage.ts'
import { browserLeaves, firstScreen, firstScreenOfBusiness, sessionQuery } from './session/session.ts'
import { takeWanted, wantedOf } from './session/wantedPlace.ts'

export type RouterContext = { queryClient: QueryClient }
export type Guarded = { context: RouterContext }
type At = { location: { pathname: string; href: string }; preload?: boolean }

export const signedIn = ({ context }: Guarded) => context.queryClient.ensureQueryData(sessionQuery)

/** Redirects to /login, which leads back to the wanted address. */
function toLogin({ location: { href } }: At) {
  const next = wantedOf(href)
  return redirect({ to: '/login', search: next ? { next } : {}, replace: true })
}

/** Loads the page anew on the way to the platform's screens, and from them, if the page has another language there. */
async function beInItsLanguage({ location: { pathname, href }, preload }: At, session: SessionView | null) {
  if (preload || !isAtPlatform(pathname) || !wantsOtherPage(session, pathname)) return
  location.replace(href)
  await browserLeaves()
}

/** Admits members. Everyone else goes to /login, a super admin without a business to the platform's screens. */
export async function membersOnly(match: Guarded & At) {
  const session = await signedIn(match)
  if (!session) throw toLogin(match)
  // Sign-in providers lead back to /dashboard, whatever address was wanted before.
  const wanted = match.location.pathname === '/dashboard' && !match.preload && takeWanted()
  if (wanted) throw redirect({ href: wanted, replace: true })
  // Super admins have the same account on either side.
  if (session.second_factor_due || (!session.business && session.is_super_admin))
    throw redirect({
      to: match.location.pathname === '/account' ? '/admin/account' : '/admin/dashboard',
      replace: true,
    })
  if (
    session.business &&
    !mayOpen(session, match.location.pathname) &&
    match.location.pathname !== '/counter'
  )
    throw redirect({ to: firstScreenOfBusiness(session), replace: true })
  await beInItsLanguage(match, session)
}

/** Admits super admins; others go to their own screens (spec section 2). */
export async function superAdminsOnly(match: Guarded & At) {
  const session = await signedIn(match)
  if (!session) throw toLogin(match)
  if (!session.is_super_admin) throw redirect({ to: '/dashboard', replace: true })
  if (session.second_factor_due && match.location.pathname !== '/admin/account')
    throw redirect({ to: '/admin/account', replace: true })
  await beInItsLanguage(match, session)
}

/** Admits people who are not signed in. Signed-in people go to the address they wanted, or to their first screen. */
export async function strangersOnly(match: Guarded & At & { search: { next?: string | undefined } }) {
  const session = await signedIn(match)
  const { next } = match.search
  if (session && next) throw redirect({ href: next, replace: true })
  if (session) throw redirect({ to: firstScreen(session), replace: true })
  await beInItsLanguage(match, session)
}
