import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { superAdminsOnly } from './guards.ts'
import { stringsIn } from './page/stringsIn.ts'
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
  validateSearch: stringsIn,
  component: lazyRouteComponent(() => import('#web/admin/tenants/TenantsScreen.tsx')),
})
const adminUsers = createRoute({
  getParentRoute: () => admin,
  path: '/admin/users',
  validateSearch: stringsIn,
  component: lazyRouteComponent(() => import('#web/admin/users/UsersScreen.tsx')),
})
const adminConfig = createRoute({
  getParentRoute: () => admin,
  path: '/admin/config',
  component: lazyRouteComponent(() => import('#web/admin/plans/ConfigScreen.tsx')),
})
const adminCredits = createRoute({
  getParentRoute: () => admin,
  path: '/admin/credits',
  validateSearch: (search): { business?: string } => stringsIn(search),
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
  validateSearch: stringsIn,
  component: lazyRouteComponent(() => import('#web/admin/test-messages/TestCommunicationsScreen.tsx')),
})
const adminAudit = createRoute({
  getParentRoute: () => admin,
  path: '/admin/audit',
  validateSearch: (search): { business?: string; person?: string } => stringsIn(search),
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
