import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { superAdminsOnly } from './guards.ts'
import { rootRoute, whileSessionLoads } from './rootRoute.tsx'

const admin = createRoute({
  getParentRoute: () => rootRoute,
  id: 'admin',
  beforeLoad: superAdminsOnly,
  component: lazyRouteComponent(() => import('#web/admin/AdminShell.tsx')),
  ...whileSessionLoads,
})

const adminDashboard = createRoute({
  getParentRoute: () => admin,
  path: '/admin/dashboard',
  component: lazyRouteComponent(() => import('#web/admin/overview/AdminDashboard.tsx')),
})
const adminTenants = createRoute({
  getParentRoute: () => admin,
  path: '/admin/tenants',
  component: lazyRouteComponent(() => import('#web/admin/tenants/TenantsScreen.tsx')),
})
const adminUsers = createRoute({
  getParentRoute: () => admin,
  path: '/admin/users',
  component: lazyRouteComponent(() => import('#web/admin/users/UsersScreen.tsx')),
})
const adminConfig = createRoute({
  getParentRoute: () => admin,
  path: '/admin/config',
  component: lazyRouteComponent(() => import('#web/admin/plans/ConfigScreen.tsx')),
})
const idIn = (value: unknown) => (typeof value === 'string' && value ? value : undefined)
const adminCredits = createRoute({
  getParentRoute: () => admin,
  path: '/admin/credits',
  validateSearch: (search): { business?: string } => {
    const business = idIn(search.business)
    return business ? { business } : {}
  },
  component: lazyRouteComponent(() => import('#web/admin/credits/CreditsScreen.tsx')),
})
const adminAnnouncements = createRoute({
  getParentRoute: () => admin,
  path: '/admin/announcements',
  component: lazyRouteComponent(() => import('#web/admin/announcements/AnnouncementsScreen.tsx')),
})
const adminTests = createRoute({
  getParentRoute: () => admin,
  path: '/admin/test-communications',
  component: lazyRouteComponent(() => import('#web/admin/test-messages/TestCommunicationsScreen.tsx')),
})
const adminAudit = createRoute({
  getParentRoute: () => admin,
  path: '/admin/audit',
  validateSearch: (search): { business?: string; person?: string } => {
    const [one, person] = [idIn(search.business), idIn(search.person)]
    return { ...(one && { business: one }), ...(person && { person }) }
  },
  component: lazyRouteComponent(() => import('#web/admin/users/AuditScreen.tsx')),
})
const adminHealth = createRoute({
  getParentRoute: () => admin,
  path: '/admin/health',
  component: lazyRouteComponent(() => import('#web/admin/watch/HealthScreen.tsx')),
})
const adminAccount = createRoute({
  getParentRoute: () => admin,
  path: '/admin/account',
  component: lazyRouteComponent(() => import('./accounts/AccountScreen.tsx')),
})

/** The platform's screens, for super admins. */
export const adminRoutes = admin.addChildren([
  adminDashboard,
  adminTenants,
  adminUsers,
  adminConfig,
  adminCredits,
  adminAnnouncements,
  adminTests,
  adminAudit,
  adminHealth,
  adminAccount,
])
