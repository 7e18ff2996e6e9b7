import { accountRoutes } from '#server/accounts/index.ts'
import { adminRoutes } from '#server/admin/index.ts'
import { analyticsRoutes } from '#server/analytics/index.ts'
import { apiKeyRoutes } from '#server/api-keys/index.ts'
import { auditRoutes } from '#server/audit/index.ts'
import { billingRoutes } from '#server/billing/index.ts'
import { closingRoutes } from '#server/closing/index.ts'
import { findBusiness } from '#server/companies/index.ts'
import { counterRoutes } from '#server/counter/index.ts'
import { customerRecordRoutes } from '#server/customer-record/index.ts'
import { customerRoutes } from '#server/customers/index.ts'
import { exportRoutes } from '#server/exports/index.ts'
import { importRoutes } from '#server/imports/index.ts'
import { welcomeCustomer } from '#server/join/index.ts'
import { communicationRoutes, quickMessageRoutes } from '#server/messages/index.ts'
import { oneTimeCodeRoutes } from '#server/one-time-codes/index.ts'
import { planRoutes } from '#server/plans/routes.ts'
import { authorize, listRoutes, newRoutes, registerSecurity } from '#server/platform/http/index.ts'
import { createIdentifyGuest, portalRoutes } from '#server/portal/index.ts'
import { posterRoutes } from '#server/posters/index.ts'
import { programRoutes } from '#server/programs/routes.ts'
import { qrCodeRoutes } from '#server/qr-codes/index.ts'
import { rewardRoutes } from '#server/rewards/routes.ts'
import { selectionRoutes } from '#server/selections/index.ts'
import type { Services } from '#server/services.ts'
import { settingsRoutes } from '#server/settings/index.ts'
import { sharedTillRoutes } from '#server/shared-till/index.ts'
import {
  type Auth,
  createIdentify,
  hostCookie,
  requireRecentProof,
  signInRoutes,
} from '#server/sign-in/index.ts'
import { tagRoutes } from '#server/tags/index.ts'
import { teamRoutes } from '#server/team/index.ts'
import { templateRoutes } from '#server/templates/index.ts'
import { twoFactorRoutes } from '#server/two-factor/index.ts'

const BASE = '/api'

/** The whole API: /api/v1, /api/app and /api/auth, as docs/api.md tells. Its type is what the browser's client is made from. */
export function createApi(services: Services, auth: Auth) {
  const identifyGuest = createIdentifyGuest(services)
  const guarded = newRoutes()
  guarded.use(
    '*',
    authorize(
      () => listRoutes(guarded, BASE),
      createIdentify(services, auth, identifyGuest),
      (caller) => requireRecentProof(services.database.reads, caller),
    ),
  )
  const routes = guarded
    // One line a feature, in the features' order.
    .route(
      '/',
      auditRoutes(services, async ({ tx, businessId }) => (await findBusiness(tx, businessId)).time_zone),
    )
    .route('/', planRoutes(services))
    // Before the customers: their look-up is no customer's id.
    .route('/', counterRoutes(services))
    .route('/', tagRoutes(services))
    .route('/', customerRoutes(services, welcomeCustomer))
    .route('/', templateRoutes(services))
    .route('/', communicationRoutes(services))
    .route('/', quickMessageRoutes(services))
    .route('/', programRoutes(services))
    .route('/', rewardRoutes(services))
    .route('/', qrCodeRoutes(services))
    .route('/', importRoutes(services))
    .route('/', exportRoutes(services))
    .route('/', apiKeyRoutes(services))
    .route('/', signInRoutes(services, auth))
    .route('/', oneTimeCodeRoutes(services, auth))
    .route('/', twoFactorRoutes(services, auth))
    .route('/', accountRoutes(services, auth))
    .route('/', sharedTillRoutes(services))
    .route('/', teamRoutes(services, auth))
    .route('/', portalRoutes(services, auth))
    .route('/', settingsRoutes(services))
    .route('/', posterRoutes(services))
    .route('/', customerRecordRoutes(services))
    .route('/', selectionRoutes(services))
    .route('/', billingRoutes(services))
    .route('/', closingRoutes(services))
    .route('/', analyticsRoutes(services))
    .route('/', adminRoutes(services))
  const api = newRoutes().route(BASE, routes)
  registerSecurity(api, {
    staff: `${hostCookie(services.publicUrl, 'regulars')}.session_token`,
    guest: hostCookie(services.publicUrl, 'regulars_portal'),
  })
  return api
}

export type Api = ReturnType<typeof createApi>
