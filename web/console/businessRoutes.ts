import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { CustomerSort, StampFilter } from '#server/loyalty/customers/contract.ts'
import { isSort } from './customer-list/sorts.ts'
import { membersOnly } from './guards.ts'
import { isId } from './page/isId.ts'
import { stringsIn } from './page/stringsIn.ts'
import { rootRoute, whileSessionLoads } from './rootRoute.tsx'
import { Shell } from './shell/Shell.tsx'

const business = createRoute({
  getParentRoute: () => rootRoute,
  id: 'business',
  beforeLoad: membersOnly,
  component: Shell,
  ...whileSessionLoads,
})

/** `case` is the id of a late operation that waits for a decision. */
type Dashboard = { payment?: 'success' | 'cancelled'; session?: string; case?: string | undefined }
const dashboard = createRoute({
  getParentRoute: () => business,
  path: '/dashboard',
  validateSearch: ({ payment, session, case: late }): Dashboard => ({
    ...((payment === 'success' || payment === 'cancelled') && { payment }),
    ...(typeof session === 'string' && { session }),
    ...(isId(late) && { case: late }),
  }),
  component: lazyRouteComponent(() => import('./dashboard/DashboardScreen.tsx')),
})
const analytics = createRoute({
  getParentRoute: () => business,
  path: '/analytics',
  validateSearch: (search): { period?: string; from?: string; to?: string } => stringsIn(search),
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
/** A segment's id, or 'ready:' and the name of a segment that every business has. */
const isSegment = (value: unknown): value is string =>
  isId(value) || (typeof value === 'string' && /^ready:[a-z-]+$/.test(value))
type List = Partial<{
  search: string | undefined
  sort: CustomerSort | undefined
  tag: string | undefined
  program: string | undefined
  reward: 'waiting' | undefined
  stamps: StampFilter | undefined
  segment: string | undefined
}>
const listIn = ({ search, sort, tag, program, reward, stamps, segment }: Record<string, unknown>): List => ({
  search: typeof search === 'string' && search ? search : undefined,
  sort: isSort(sort) ? sort : undefined,
  tag: isId(tag) ? tag : undefined,
  program: isId(program) ? program : undefined,
  reward: reward === 'waiting' ? reward : undefined,
  stamps: stamps === 'some' || stamps === 'almost_full' ? stamps : undefined,
  segment: isSegment(segment) ? segment : undefined,
})
const customers = createRoute({
  getParentRoute: () => business,
  path: '/customers',
  validateSearch: listIn,
  component: lazyRouteComponent(() => import('./customer-list/CustomersScreen.tsx')),
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
const programs = createRoute({
  getParentRoute: () => business,
  path: '/programs',
  component: lazyRouteComponent(() => import('./programs/ProgramsScreen.tsx')),
})
const qrCodes = createRoute({
  getParentRoute: () => business,
  path: '/qr-codes',
  component: lazyRouteComponent(() => import('./qr-codes/QrCodesScreen.tsx')),
})
/** `edit` is the id of the template that is open. */
const templateIn = ({ edit }: Record<string, unknown>): { edit?: string | undefined } =>
  isId(edit) ? { edit } : {}
const smsTemplates = createRoute({
  getParentRoute: () => business,
  path: '/sms-templates',
  validateSearch: templateIn,
  component: lazyRouteComponent(() => import('./templates/SmsTemplatesScreen.tsx')),
})
const emailTemplates = createRoute({
  getParentRoute: () => business,
  path: '/email-templates',
  validateSearch: templateIn,
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
  validateSearch: stringsIn,
  component: lazyRouteComponent(() => import('./campaigns/CampaignsScreen.tsx')),
})
const campaign = createRoute({
  getParentRoute: () => business,
  path: '/campaigns/$campaignId',
  validateSearch: stringsIn,
  component: lazyRouteComponent(() => import('./campaigns/CampaignScreen.tsx')),
})
type Talking = Partial<{ tab: 'conversations' | undefined; with: string | undefined }>
const communications = createRoute({
  getParentRoute: () => business,
  path: '/communications',
  validateSearch: (search): Talking => {
    const id = isId(search.with) ? search.with : undefined
    const tab = id !== undefined || search.tab === 'conversations' ? 'conversations' : undefined
    return { ...stringsIn(search), tab, with: id }
  },
  component: lazyRouteComponent(() => import('./conversations/CommunicationsScreen.tsx')),
})
const company = createRoute({
  getParentRoute: () => business,
  path: '/company',
  component: lazyRouteComponent(() => import('./team/CompanyScreen.tsx')),
})
/** `webhook` is the endpoint whose deliveries are open, `delivery` the one of them that is unfolded. */
type Settings = Partial<Record<'webhook' | 'delivery', string | undefined>>
const settings = createRoute({
  getParentRoute: () => business,
  path: '/settings',
  validateSearch: ({ webhook, delivery }): Settings => ({
    ...(isId(webhook) && { webhook }),
    ...(isId(delivery) && { delivery }),
  }),
  component: lazyRouteComponent(() => import('./settings/SettingsScreen.tsx')),
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
const account = createRoute({
  getParentRoute: () => business,
  path: '/account',
  component: lazyRouteComponent(() => import('./accounts/AccountScreen.tsx')),
})
const audit = createRoute({
  getParentRoute: () => business,
  path: '/audit',
  validateSearch: stringsIn,
  component: lazyRouteComponent(() => import('./audit/AuditScreen.tsx')),
})
const help = createRoute({
  getParentRoute: () => business,
  path: '/help',
  validateSearch: ({ at }): { at?: string } => (typeof at === 'string' ? { at } : {}),
  component: lazyRouteComponent(() => import('./guide/GuideScreen.tsx')),
})
const helpPage = createRoute({
  getParentRoute: () => business,
  path: '/help/$page',
  component: lazyRouteComponent(() => import('./guide/GuidePageScreen.tsx')),
})

/** The screens of a business, for its members. */
export const businessRoutes = business.addChildren([
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
  help,
  helpPage,
])
