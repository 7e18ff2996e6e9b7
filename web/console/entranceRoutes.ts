import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { authSettingsQuery } from '#web/sign-in/providers/authSettings.ts'
import { tiersQuery } from '#web/sign-in/sign-up/tiersQuery.ts'
import { type Guarded, signedIn, strangersOnly } from './guards.ts'
import { rootRoute, whileSessionLoads } from './rootRoute.tsx'
import { sameOriginPath } from './session/sameOriginPath.ts'

/**
 * Address to go to after signing in. Anybody can make such a link, so only addresses of our own origin count. A refused
 * address is returned as undefined rather than left out, because the router takes what is left out from the address as
 * it stands.
 */
const nextIn = ({ next }: Record<string, unknown>): { next?: string | undefined } => ({
  next: sameOriginPath(next, location.origin),
})

const entrance = createRoute({
  getParentRoute: () => rootRoute,
  id: 'entrance',
  validateSearch: nextIn,
  beforeLoad: strangersOnly,
  ...whileSessionLoads,
})

/** Never fails: without an answer the sign-in offers the password alone. */
const askWays = ({ context }: Guarded) => context.queryClient.prefetchQuery(authSettingsQuery)
/** The form is shown without waiting for the plans. */
const askWaysAndPlans = (guarded: Guarded) => {
  void guarded.context.queryClient.prefetchQuery(tiersQuery)
  return askWays(guarded)
}

const login = createRoute({
  getParentRoute: () => entrance,
  path: '/login',
  validateSearch: ({ error }): { error?: string } => (typeof error === 'string' ? { error } : {}),
  loader: askWays,
  component: lazyRouteComponent(() => import('#web/sign-in/LoginScreen.tsx')),
})
const loginByCode = createRoute({
  getParentRoute: () => entrance,
  path: '/login/code',
  validateSearch: ({ by }): { by?: 'sms' } => (by === 'sms' ? { by } : {}),
  component: lazyRouteComponent(() => import('#web/sign-in/codes/CodeScreen.tsx')),
})
const signUp = createRoute({
  getParentRoute: () => entrance,
  path: '/signup',
  validateSearch: ({ tier }): { tier?: string } => (typeof tier === 'string' ? { tier } : {}),
  loader: askWaysAndPlans,
  component: lazyRouteComponent(() => import('#web/sign-in/sign-up/SignUpScreen.tsx')),
})
const twoFactor = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login/two-factor',
  validateSearch: nextIn,
  beforeLoad: strangersOnly,
  component: lazyRouteComponent(() => import('#web/sign-in/second-step/TwoFactorScreen.tsx')),
  ...whileSessionLoads,
})

const tokenIn = ({ token }: Record<string, unknown>): { token?: string } =>
  typeof token === 'string' ? { token } : {}
const loginByLink = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login/link',
  beforeLoad: signedIn,
  validateSearch: tokenIn,
  component: lazyRouteComponent(() => import('#web/sign-in/codes/LinkScreen.tsx')),
  ...whileSessionLoads,
})
const waysToSignIn = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login/ways',
  component: lazyRouteComponent(() => import('#web/sign-in/ways/WaysScreen.tsx')),
})
// Open to anyone: the screen itself checks who is signed in.
const acceptInvitation = createRoute({
  getParentRoute: () => rootRoute,
  path: '/accept-invitation',
  beforeLoad: signedIn,
  validateSearch: tokenIn,
  component: lazyRouteComponent(() => import('#web/sign-in/invitation/AcceptInvitationScreen.tsx')),
  ...whileSessionLoads,
})
const resetPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  beforeLoad: signedIn,
  validateSearch: tokenIn,
  component: lazyRouteComponent(() => import('#web/sign-in/password/ResetPasswordScreen.tsx')),
  ...whileSessionLoads,
})
const verifyEmail = createRoute({
  getParentRoute: () => rootRoute,
  path: '/verify-email',
  beforeLoad: signedIn,
  validateSearch: (search): { token?: string; change?: true } => ({
    ...tokenIn(search),
    ...(search.change === true && { change: true as const }),
  }),
  component: lazyRouteComponent(() => import('#web/sign-in/email/VerifyEmailScreen.tsx')),
  ...whileSessionLoads,
})

/** The sign-in screens, and the screens that mailed links open. */
export const entranceRoutes = [
  entrance.addChildren([login, loginByCode, signUp]),
  loginByLink,
  waysToSignIn,
  twoFactor,
  acceptInvitation,
  resetPassword,
  verifyEmail,
] as const
