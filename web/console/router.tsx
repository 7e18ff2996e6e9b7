import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import type { CustomerSort } from '#server/loyalty/customers/contract.ts'
import { authSettingsQuery } from '#web/sign-in/authSettings.ts'
import { Spinner } from '#web/ui/Spinner.tsx'
import { isSort } from './customers/sorts.ts'
import { isId } from './page/isId.ts'
import { PageFailed } from './page/PageFailed.tsx'
import { texts } from './page/texts.ts'
import { mayOpen } from './session/mayOpen.ts'
import { sameOriginPath } from './session/sameOriginPath.ts'
import { firstScreen, firstScreenOfBusiness, sessionQuery } from './session/session.ts'
import { takeWanted, wantedOf } from './session/wantedPlace.ts'
import { Root } from './shell/Root.tsx'
import { Shell } from './shell/Shell.tsx'

type RouterContext = { queryClient: QueryClient }
type Guarded = { context: RouterContext }
type At = { location: { pathname: string; href: string }; preload?: boolean }

const signedIn = ({ context }: Guarded) => context.queryClient.ensureQueryData(sessionQuery)

/** To /login, and from there back to where they wanted to go. */
function toLogin({ location: { href } }: At) {
  const next = wantedOf(href)
  return redirect({ to: '/login', search: next ? { next } : {}, replace: true })
}

/** For members: everyone else goes to /login, a super admin without a business to the platform. */
async function membersOnly(match: Guarded & At) {
  const session = await signedIn(match)
  if (!session) throw toLogin(match)
  // Where providers lead back to, whatever was wanted.
  const wanted = match.location.pathname === '/dashboard' && !match.preload && takeWanted()
  if (wanted) throw redirect({ href: wanted, replace: true })
  // Their account is the same on either side.
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
}

/** For super admins: others go where they belong (spec section 2). */
async function superAdminsOnly(match: Guarded & At) {
  const session = await signedIn(match)
  if (!session) throw toLogin(match)
  if (!session.is_super_admin) throw redirect({ to: '/dashboard', replace: true })
  if (session.second_factor_due && match.location.pathname !== '/admin/account')
    throw redirect({ to: '/admin/account', replace: true })
}

/** For those who are not in yet: the signed in go to where they wanted, or to their first screen. */
async function strangersOnly(match: Guarded & { search: { next?: string | undefined } }) {
  const session = await signedIn(match)
  const { next } = match.search
  if (session && next) throw redirect({ href: next, replace: true })
  if (session) throw redirect({ to: firstScreen(session), replace: true })
}

/**
 * Where to go on after signing in: anybody can make an address. What is refused is said to be undefined, for what is left
 * out the router takes from the address as it stands.
 */
const nextIn = ({ next }: Record<string, unknown>): { next?: string | undefined } => ({
  next: sameOriginPath(next, location.origin),
})

const whileSessionLoads = {
  pendingMs: 0,
  pendingComponent: () => <Spinner fill="screen" text={texts.loading} />,
}

const root = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: lazyRouteComponent(() => import('./page/NotFound.tsx')),
})
const entrance = createRoute({
  getParentRoute: () => root,
  id: 'entrance',
  validateSearch: nextIn,
  beforeLoad: strangersOnly,
  ...whileSessionLoads,
})
const business = createRoute({
  getParentRoute: () => root,
  id: 'business',
  beforeLoad: membersOnly,
  component: Shell,
  ...whileSessionLoads,
})

const admin = createRoute({
  getParentRoute: () => root,
  id: 'admin',
  beforeLoad: superAdminsOnly,
  component: lazyRouteComponent(() => import('#web/admin/AdminShell.tsx')),
  ...whileSessionLoads,
})

/** Never fails: without an answer the entrance offers the password alone. */
const askWays = ({ context }: Guarded) => context.queryClient.prefetchQuery(authSettingsQuery)

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
const twoFactor = createRoute({
  getParentRoute: () => root,
  path: '/login/two-factor',
  validateSearch: nextIn,
  beforeLoad: strangersOnly,
  component: lazyRouteComponent(() => import('#web/sign-in/TwoFactorScreen.tsx')),
  ...whileSessionLoads,
})
const signUp = createRoute({
  getParentRoute: () => entrance,
  path: '/signup',
  validateSearch: ({ tier }): { tier?: string } => (typeof tier === 'string' ? { tier } : {}),
  loader: askWays,
  component: lazyRouteComponent(() => import('#web/sign-in/SignUpScreen.tsx')),
})
const dashboard = createRoute({
  getParentRoute: () => business,
  path: '/dashboard',
  validateSearch: ({ payment, session }): { payment?: 'success' | 'cancelled'; session?: string } => ({
    ...((payment === 'success' || payment === 'cancelled') && { payment }),
    ...(typeof session === 'string' && { session }),
  }),
  component: lazyRouteComponent(() => import('./analytics/DashboardScreen.tsx')),
})
const analytics = createRoute({
  getParentRoute: () => business,
  path: '/analytics',
  validateSearch: (search): { period?: string; from?: string; to?: string } =>
    Object.fromEntries(Object.entries(search).filter(([, value]) => typeof value === 'string')),
  component: lazyRouteComponent(() => import('./analytics/AnalyticsScreen.tsx')),
})

const counter = createRoute({
  getParentRoute: () => business,
  path: '/counter',
  validateSearch: ({ customer, reward }): { customer?: string; reward?: string } => ({
    ...(typeof customer === 'string' && { customer }),
    ...(typeof reward === 'string' && { reward }),
  }),
  component: lazyRouteComponent(() => import('./counter/CounterScreen.tsx')),
})
const day = createRoute({
  getParentRoute: () => business,
  path: '/counter/day',
  validateSearch: ({ date }): { date?: string } => (typeof date === 'string' ? { date } : {}),
  component: lazyRouteComponent(() => import('./counter/day/DayScreen.tsx')),
})
/** A segment's id, or 'ready:' and the name of one that every shop has. */
const isSegment = (value: unknown): value is string =>
  isId(value) || (typeof value === 'string' && /^ready:[a-z-]+$/.test(value))
type List = Partial<{
  search: string | undefined
  sort: CustomerSort | undefined
  tag: string | undefined
  program: string | undefined
  reward: 'waiting' | undefined
  segment: string | undefined
}>
const listIn = ({ search, sort, tag, program, reward, segment }: Record<string, unknown>): List => ({
  search: typeof search === 'string' && search ? search : undefined,
  sort: isSort(sort) ? sort : undefined,
  tag: isId(tag) ? tag : undefined,
  program: isId(program) ? program : undefined,
  reward: reward === 'waiting' ? reward : undefined,
  segment: isSegment(segment) ? segment : undefined,
})
const customers = createRoute({
  getParentRoute: () => business,
  path: '/customers',
  validateSearch: listIn,
  component: lazyRouteComponent(() => import('./customers/CustomersScreen.tsx')),
})
const customer = createRoute({
  getParentRoute: () => business,
  path: '/customers/$customerId',
  component: lazyRouteComponent(() => import('./customer-record/CustomerScreen.tsx')),
})
const segments = createRoute({
  getParentRoute: () => business,
  path: '/segments',
  validateSearch: ({ place }): { place?: string } => (typeof place === 'string' ? { place } : {}),
  component: lazyRouteComponent(() => import('./segments/SegmentsScreen.tsx')),
})
const qrCodes = createRoute({
  getParentRoute: () => business,
  path: '/qr-codes',
  component: lazyRouteComponent(() => import('./qr-codes/QrCodesScreen.tsx')),
})
const programs = createRoute({
  getParentRoute: () => business,
  path: '/programs',
  component: lazyRouteComponent(() => import('./programs/ProgramsScreen.tsx')),
})
const smsTemplates = createRoute({
  getParentRoute: () => business,
  path: '/sms-templates',
  component: lazyRouteComponent(() => import('./templates/SmsTemplatesScreen.tsx')),
})
const emailTemplates = createRoute({
  getParentRoute: () => business,
  path: '/email-templates',
  component: lazyRouteComponent(() => import('./templates/EmailTemplatesScreen.tsx')),
})
const triggers = createRoute({
  getParentRoute: () => business,
  path: '/triggers',
  component: lazyRouteComponent(() => import('./triggers/TriggersScreen.tsx')),
})
const campaigns = createRoute({
  getParentRoute: () => business,
  path: '/campaigns',
  component: lazyRouteComponent(() => import('./campaigns/CampaignsScreen.tsx')),
})
const campaign = createRoute({
  getParentRoute: () => business,
  path: '/campaigns/$campaignId',
  component: lazyRouteComponent(() => import('./campaigns/CampaignScreen.tsx')),
})
type Talking = Partial<{ tab: 'conversations' | undefined; with: string | undefined }>
const communications = createRoute({
  getParentRoute: () => business,
  path: '/communications',
  validateSearch: (search): Talking => {
    const id = isId(search.with) ? search.with : undefined
    const tab = id !== undefined || search.tab === 'conversations' ? 'conversations' : undefined
    return { tab, with: id }
  },
  component: lazyRouteComponent(() => import('./conversations/CommunicationsScreen.tsx')),
})
const settings = createRoute({
  getParentRoute: () => business,
  path: '/settings',
  component: lazyRouteComponent(() => import('./settings/SettingsScreen.tsx')),
})
const account = createRoute({
  getParentRoute: () => business,
  path: '/account',
  component: lazyRouteComponent(() => import('./accounts/AccountScreen.tsx')),
})

const audit = createRoute({
  getParentRoute: () => business,
  path: '/audit',
  component: lazyRouteComponent(() => import('./audit/AuditScreen.tsx')),
})

const subscription = createRoute({
  getParentRoute: () => business,
  path: '/subscription',
  validateSearch: ({ session, changed }): { session?: string; changed?: true } => ({
    ...(typeof session === 'string' && { session }),
    ...(changed === true && { changed }),
  }),
  component: lazyRouteComponent(() => import('./billing/SubscriptionScreen.tsx')),
})
const adminDashboard = createRoute({
  getParentRoute: () => admin,
  path: '/admin/dashboard',
  component: lazyRouteComponent(() => import('#web/admin/AdminDashboard.tsx')),
})
const adminTenants = createRoute({
  getParentRoute: () => admin,
  path: '/admin/tenants',
  component: lazyRouteComponent(() => import('#web/admin/TenantsScreen.tsx')),
})
const idIn = (value: unknown) => (typeof value === 'string' && value ? value : undefined)
const adminUsers = createRoute({
  getParentRoute: () => admin,
  path: '/admin/users',
  component: lazyRouteComponent(() => import('#web/admin/UsersScreen.tsx')),
})
const adminConfig = createRoute({
  getParentRoute: () => admin,
  path: '/admin/config',
  component: lazyRouteComponent(() => import('#web/admin/ConfigScreen.tsx')),
})
const adminCredits = createRoute({
  getParentRoute: () => admin,
  path: '/admin/credits',
  validateSearch: (search): { business?: string } => {
    const business = idIn(search.business)
    return business ? { business } : {}
  },
  component: lazyRouteComponent(() => import('#web/admin/CreditsScreen.tsx')),
})
const adminAnnouncements = createRoute({
  getParentRoute: () => admin,
  path: '/admin/announcements',
  component: lazyRouteComponent(() => import('#web/admin/AnnouncementsScreen.tsx')),
})
const adminTests = createRoute({
  getParentRoute: () => admin,
  path: '/admin/test-communications',
  component: lazyRouteComponent(() => import('#web/admin/TestCommunicationsScreen.tsx')),
})
const adminAudit = createRoute({
  getParentRoute: () => admin,
  path: '/admin/audit',
  validateSearch: (search): { business?: string; person?: string } => {
    const [one, person] = [idIn(search.business), idIn(search.person)]
    return { ...(one && { business: one }), ...(person && { person }) }
  },
  component: lazyRouteComponent(() => import('#web/admin/AuditScreen.tsx')),
})
const adminAccount = createRoute({
  getParentRoute: () => admin,
  path: '/admin/account',
  component: lazyRouteComponent(() => import('./accounts/AccountScreen.tsx')),
})
const company = createRoute({
  getParentRoute: () => business,
  path: '/company',
  component: lazyRouteComponent(() => import('./team/CompanyScreen.tsx')),
})
const tokenIn = ({ token }: Record<string, unknown>): { token?: string } =>
  typeof token === 'string' ? { token } : {}
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  beforeLoad: signedIn,
  validateSearch: tokenIn,
  component: lazyRouteComponent(() => import('#web/sign-in/ResetPasswordScreen.tsx')),
  ...whileSessionLoads,
})
const verifyEmail = createRoute({
  getParentRoute: () => root,
  path: '/verify-email',
  beforeLoad: signedIn,
  validateSearch: (search): { token?: string; change?: true } => ({
    ...tokenIn(search),
    ...(search.change === true && { change: true as const }),
  }),
  component: lazyRouteComponent(() => import('#web/sign-in/VerifyEmailScreen.tsx')),
  ...whileSessionLoads,
})
const loginByLink = createRoute({
  getParentRoute: () => root,
  path: '/login/link',
  beforeLoad: signedIn,
  validateSearch: tokenIn,
  component: lazyRouteComponent(() => import('#web/sign-in/codes/LinkScreen.tsx')),
  ...whileSessionLoads,
})
const waysToSignIn = createRoute({
  getParentRoute: () => root,
  path: '/login/ways',
  component: lazyRouteComponent(() => import('#web/sign-in/ways/WaysScreen.tsx')),
})
// For anyone: the page itself looks at who is signed in.
const acceptInvitation = createRoute({
  getParentRoute: () => root,
  path: '/accept-invitation',
  beforeLoad: signedIn,
  validateSearch: tokenIn,
  component: lazyRouteComponent(() => import('#web/sign-in/AcceptInvitationScreen.tsx')),
  ...whileSessionLoads,
})

const routeTree = root.addChildren([
  entrance.addChildren([login, loginByCode, signUp]),
  loginByLink,
  waysToSignIn,
  twoFactor,
  acceptInvitation,
  resetPassword,
  verifyEmail,
  admin.addChildren([
    adminDashboard,
    adminTenants,
    adminUsers,
    adminConfig,
    adminCredits,
    adminAnnouncements,
    adminTests,
    adminAudit,
    adminAccount,
  ]),
  business.addChildren([
    dashboard,
    analytics,
    counter,
    day,
    customers,
    customer,
    segments,
    programs,
    qrCodes,
    smsTemplates,
    emailTemplates,
    triggers,
    campaigns,
    campaign,
    communications,
    company,
    settings,
    subscription,
    account,
    audit,
  ]),
])

export function createConsoleRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    // The cache of queries decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: () => <Spinner text={texts.loading} />,
    defaultErrorComponent: PageFailed,
    scrollRestoration: true,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>
  }
}
