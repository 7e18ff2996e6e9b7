import type { Context } from 'hono'
import type { AuditWords } from '#server/businesses/audit/index.ts'
import { recordPlatformAct } from '#server/businesses/audit/index.ts'
import { signedIn } from '#server/identity/sessions/index.ts'
import type { MessageServices } from '#server/messaging/messages/index.ts'
import { type AppEnv, handle, newRoutes } from '#server/platform/http/index.ts'
import type { Watched } from '#server/platform/http/serveMetrics.ts'
import { actAsAdmin, asAdmin, bindAdmin } from './asAdmin.ts'
import * as contract from './contract.ts'
import * as healthContract from './health/healthContract.ts'
import { readHealth } from './health/readHealth.ts'
import * as monthsContract from './overview/monthsContract.ts'
import { readMonths } from './overview/readMonths.ts'
import { readOverview } from './overview/readOverview.ts'
import { letMailGoOn, readMailings, settleLink, settleMailing } from './review/mailings.ts'
import * as mailingsContract from './review/mailingsContract.ts'
import * as namesContract from './review/namesContract.ts'
import { listNewNames, seeNames } from './review/newNames.ts'
import { allowTexts } from './tenants/allowTexts.ts'
import { extendTrial } from './tenants/extendTrial.ts'
import { grantTier } from './tenants/grantTier.ts'
import { impersonate } from './tenants/impersonate.ts'
import { listTenants } from './tenants/listTenants.ts'
import { restoreTenant, suspendTenant } from './tenants/suspendTenant.ts'
import { takeBackGrant } from './tenants/takeBackGrant.ts'
import { readTenant } from './tenants/tenantQueries.ts'
import type { Admin } from './users/readUser.ts'
import { adminUserRoutes } from './users/userRoutes.ts'
import { readWatch } from './watch/readWatch.ts'
import * as watchContract from './watch/watchContract.ts'

/** Returns what a super admin sees of the tenants, and records the look in the platform's log. */
async function recordingTenants<T>({ tx, now, userId }: Admin, seen: Promise<T>): Promise<T> {
  const view = await seen
  await recordPlatformAct(tx, now, { userId, action: 'tenants_looked_at' })
  return view
}

/** `journalFolder` is the folder of the journal; null where none is kept. */
export type AdminServices = MessageServices & Watched & { journalFolder: string | null }

export function adminRoutes(services: AdminServices, words: AuditWords) {
  type Act<Input> = (services: MessageServices, admin: Admin, input: Input) => Promise<void>
  /** Runs an act on a tenant and answers with the tenant as it is afterwards. */
  const changing =
    <Input extends { id: string }>(act: Act<Input>) =>
    (c: Context<AppEnv>, input: Input) =>
      actAsAdmin(
        services,
        c,
        (admin) => act(services, admin, input),
        (admin) => readTenant(admin, input.id),
      )
  /** Runs an act on mailings and answers with everything that still waits. */
  const settling =
    <Input>(act: Act<Input>) =>
    (c: Context<AppEnv>, input: Input) =>
      actAsAdmin(
        services,
        c,
        (admin) => act(services, admin, input),
        (admin) => readMailings(services, admin),
      )
  return newRoutes()
    .openapiRoutes([
      bindAdmin(services, contract.readOverview, (admin) =>
        recordingTenants(admin, readOverview(admin.tx, admin.now, services)),
      ),
      bindAdmin(services, monthsContract.readMonths, ({ tx, now }) => readMonths(tx, now)),
      handle(watchContract.readWatch, () => readWatch(services)),
      bindAdmin(services, contract.listTenants, (admin, wanted) =>
        recordingTenants(admin, listTenants(admin.tx, admin.now, wanted)),
      ),
      bindAdmin(services, healthContract.readTenantHealth, (admin, { id }) =>
        readHealth(admin, id, services.textLimits),
      ),
      handle(contract.impersonate, (c, wanted) => {
        const look = { ...wanted, sessionId: signedIn(c.var.caller).sessionId }
        return asAdmin(services, c, (admin) => impersonate(services, admin, look))
      }),
      handle(contract.suspendTenant, changing(suspendTenant)),
      handle(contract.restoreTenant, changing(restoreTenant)),
      handle(contract.grantTier, changing(grantTier)),
      handle(contract.extendTrial, changing(extendTrial)),
      handle(contract.takeBackGrant, changing(takeBackGrant)),
      bindAdmin(services, namesContract.listNewNames, listNewNames),
      bindAdmin(services, namesContract.seeNames, seeNames),
      handle(contract.allowTexts, changing(allowTexts)),
      bindAdmin(services, mailingsContract.readMailings, (admin) => readMailings(services, admin)),
      handle(mailingsContract.settleMailing, settling(settleMailing)),
      handle(mailingsContract.settleLink, settling(settleLink)),
      handle(mailingsContract.releaseMail, settling(letMailGoOn)),
    ])
    .route('/', adminUserRoutes(services, words))
}
