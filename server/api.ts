import { announcementRoutes } from '#server/admin/announcements/index.ts'
import { creditLogRoutes } from '#server/admin/credits/index.ts'
import { type AdminServices, adminRoutes } from '#server/admin/index.ts'
import { platformConfigRoutes } from '#server/admin/plans/index.ts'
import { auditWords } from '#server/auditWords.ts'
import { type BillingServices, billingRoutes } from '#server/billing/index.ts'
import { auditRoutes } from '#server/businesses/audit/index.ts'
import { findBusiness } from '#server/businesses/business/index.ts'
import { planRoutes } from '#server/businesses/plans/routes.ts'
import { draftRoutes } from '#server/console/drafts/index.ts'
import { whiteLabelRoutes } from '#server/console/settings/domain/index.ts'
import { settingsRoutes } from '#server/console/settings/index.ts'
import { emailConfigRoutes } from '#server/console/settings/sender/index.ts'
import { setupRoutes } from '#server/console/setup/index.ts'
import { transactionalRoutes } from '#server/console/transactional/index.ts'
import { analyticsRoutes } from '#server/data/analytics/index.ts'
import { closingRoutes } from '#server/data/closing/index.ts'
import { customerRecordRoutes } from '#server/data/customer-record/index.ts'
import { selectionRoutes } from '#server/data/customer-record/selections/index.ts'
import { exportRoutes } from '#server/data/exports/index.ts'
import { importRoutes } from '#server/data/imports/index.ts'
import { simulationRoutes } from '#server/data/simulation/index.ts'
import { accountRoutes } from '#server/identity/accounts/index.ts'
import { oneTimeCodeRoutes } from '#server/identity/accounts/one-time-codes/index.ts'
import { apiKeyRoutes } from '#server/identity/api-keys/index.ts'
import { type Auth, findNames, hostCookie } from '#server/identity/auth/index.ts'
import { createIdentifyCustomer, customerAccessRoutes } from '#server/identity/customer-access/index.ts'
import { impersonationRoutes } from '#server/identity/sessions/impersonation/index.ts'
import {
  createIdentify,
  registerSecurity,
  requireProvenOwner,
  requireRecentProof,
} from '#server/identity/sessions/index.ts'
import { signInRoutes } from '#server/identity/sign-in/index.ts'
import { teamRoutes } from '#server/identity/team/index.ts'
import { sharedTillRoutes } from '#server/identity/team/shared-till/index.ts'
import { isEndedDevice, tillDeviceRoutes } from '#server/identity/till-devices/index.ts'
import { twoFactorRoutes } from '#server/identity/two-factor/index.ts'
import { type MailchimpServices, mailchimpRoutes } from '#server/integrations/mailchimp/index.ts'
import { type WebhookServices, webhookRoutes } from '#server/integrations/webhooks/index.ts'
import { counterRoutes, countFound } from '#server/loyalty/counter/index.ts'
import { customerRoutes } from '#server/loyalty/customers/index.ts'
import { tagRoutes } from '#server/loyalty/customers/tags/index.ts'
import { programRoutes } from '#server/loyalty/programs/routes.ts'
import { qrCodeRoutes } from '#server/loyalty/qr-codes/index.ts'
import { rewardRoutes } from '#server/loyalty/rewards/routes.ts'
import {
  campaignEffectRoutes,
  campaignRoutes,
  campaignsWithPicture,
  namesOfWaiting,
} from '#server/messaging/campaigns/index.ts'
import { conversationRoutes } from '#server/messaging/conversations/index.ts'
import {
  communicationRoutes,
  type MessageServices,
  messagePreviewRoutes,
} from '#server/messaging/messages/index.ts'
import { pictureRoutes } from '#server/messaging/pictures/index.ts'
import { findSegment, segmentRoutes, selectMembers } from '#server/messaging/segments/index.ts'
import { templateRoutes, templatesWithPicture } from '#server/messaging/templates/index.ts'
import { triggerRoutes } from '#server/messaging/triggers/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { authorize, limitJson, listRoutes, newRoutes } from '#server/platform/http/index.ts'
import { usualCallLimits } from '#server/platform/rate-limits/callLimits.ts'
import { portalRoutes } from '#server/portal/card/index.ts'
import { welcomeCustomer } from '#server/portal/join/index.ts'
import { customerAccountRoutes } from '#server/portal/profile/index.ts'

const BASE = '/api'

/** All services of the process, with the providers of all rooms. */
export type AppServices = MessageServices &
  BillingServices &
  MailchimpServices &
  WebhookServices &
  AdminServices

/**
 * The whole API: /api/v1, /api/app and /api/auth, as docs/api.md describes it. The browser's client is made from its
 * type.
 */
export function createApi(services: AppServices, auth: Auth, callLimits = usualCallLimits) {
  const identifyCustomer = createIdentifyCustomer(services)
  const guarded = newRoutes()
  guarded.use(
    '*',
    authorize(
      () => listRoutes(guarded, BASE),
      createIdentify(services, auth, identifyCustomer, callLimits),
      (caller, asked) => requireRecentProof(services.database.reads, caller, asked),
      (caller) => requireProvenOwner(services.database, caller),
      services,
    ),
  )
  guarded.use('*', limitJson)
  const routes = guarded
    // One line a feature, in the features' order.
    .route(
      '/',
      auditRoutes(
        services,
        async ({ tx, businessId }) => {
          const { time_zone: timeZone, locale } = await findBusiness(tx, businessId)
          return { timeZone, locale }
        },
        auditWords,
      ),
    )
    .route('/', planRoutes(services))
    // Before the customers: the counter's look-up is not a customer's id.
    .route('/', counterRoutes(services, { findNames, isEndedDevice }))
    .route('/', tagRoutes(services))
    .route('/', customerRoutes(services, { welcome: welcomeCustomer, countFound, segmentMembers }))
    .route('/', templateRoutes(services))
    .route('/', pictureRoutes(services, namesWithPicture))
    .route('/', segmentRoutes(services, namesOfWaiting))
    .route('/', triggerRoutes(services))
    .route('/', communicationRoutes(services))
    .route('/', messagePreviewRoutes(services))
    .route('/', conversationRoutes(services))
    .route('/', transactionalRoutes(services))
    .route('/', campaignRoutes(services))
    .route('/', campaignEffectRoutes(services))
    .route('/', draftRoutes(services))
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
    .route('/', impersonationRoutes(services))
    .route('/', teamRoutes(services, auth))
    .route('/', tillDeviceRoutes(services))
    .route('/', customerAccessRoutes(services, auth))
    .route('/', portalRoutes(services))
    .route('/', settingsRoutes(services))
    .route('/', setupRoutes(services))
    .route('/', emailConfigRoutes(services))
    .route('/', mailchimpRoutes(services))
    .route('/', webhookRoutes(services))
    .route('/', whiteLabelRoutes(services))
    .route('/', customerRecordRoutes(services))
    .route('/', selectionRoutes(services))
    .route('/', customerAccountRoutes(services))
    .route('/', billingRoutes(services))
    .route('/', closingRoutes(services))
    .route('/', analyticsRoutes(services))
    .route('/', simulationRoutes(services))
    .route('/', adminRoutes(services, auditWords))
    .route('/', platformConfigRoutes(services))
    .route('/', creditLogRoutes(services))
    .route('/', announcementRoutes(services))
  const api = newRoutes().route(BASE, routes)
  registerSecurity(api, {
    staff: `${hostCookie(services.publicUrl, 'regulars')}.session_token`,
    customer: hostCookie(services.publicUrl, 'regulars_portal'),
  })
  return api
}

const segmentMembers = async (ctx: BusinessContext, ref: string) =>
  selectMembers(ctx, (await findSegment(ctx, ref)).rule)

const namesWithPicture = async (ctx: BusinessContext, pictureId: string) => [
  ...(await templatesWithPicture(ctx, pictureId)),
  ...(await campaignsWithPicture(ctx, pictureId)),
]

export type Api = ReturnType<typeof createApi>
