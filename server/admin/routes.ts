import type { Context } from 'hono'
import type { AuditWords } from '#server/businesses/audit/index.ts'
import { recordPlatformAct } from '#server/businesses/audit/index.ts'
import { signedIn } from '#server/identity/sessions/index.ts'
import type { MessageServices } from '#server/messaging/messages/index.ts'
import { type AppEnv, newRoutes } from '#server/platform/http/index.ts'
import { actAsAdmin, asAdmin, asAdminInTurn } from './asAdmin.ts'
import * as contract from './contract.ts'
import * as healthContract from './health/healthContract.ts'
import { readHealth } from './health/readHealth.ts'
import * as monthsContract from './overview/monthsContract.ts'
import { readMonths } from './overview/readMonths.ts'
import { readOverview } from './overview/readOverview.ts'
import { letMailGoOn, readMailings, settleMailing } from './review/mailings.ts'
import * as mailingsContract from './review/mailingsContract.ts'
import * as namesContract from './review/namesContract.ts'
import { listNewNames, seeNames } from './review/newNames.ts'
import { allowTexts } from './tenants/allowTexts.ts'
import { extendTrial } from './tenants/extendTrial.ts'
import { grantTier } from './tenants/grantTier.ts'
import { listTenants } from './tenants/listTenants.ts'
import { lookInto } from './tenants/lookInto.ts'
import { restoreTenant, suspendTenant } from './tenants/suspendTenant.ts'
import { takeBackGrant } from './tenants/takeBackGrant.ts'
import { readTenant } from './tenants/tenantQueries.ts'
import type { Admin } from './users/readUser.ts'
import { adminUserRoutes } from './users/userRoutes.ts'

/** What a super admin sees of the tenants; it is written down that they looked. */
async function lookAtTenants<T>({ tx, now, userId }: Admin, seen: Promise<T>): Promise<T> {
  const view = await seen
  await recordPlatformAct(tx, now, { userId, action: 'tenants_looked_at' })
  return view
}

export function adminRoutes(services: MessageServices, words: AuditWords) {
  /** The answer is the tenant as it is afterwards. */
  const changeTenant = (c: Context<AppEnv>, id: string, act: (admin: Admin) => Promise<void>) =>
    actAsAdmin(services, c, act, (admin) => readTenant(admin, id))
  return newRoutes()
    .openapi(contract.readOverview, async (c) =>
      c.json(
        await asAdminInTurn(services, c, (admin) =>
          lookAtTenants(admin, readOverview(admin.tx, admin.now, services.textLimits)),
        ),
        200,
      ),
    )
    .openapi(monthsContract.readMonths, async (c) =>
      c.json(await asAdminInTurn(services, c, ({ tx, now }) => readMonths(tx, now)), 200),
    )
    .openapi(contract.listTenants, async (c) =>
      c.json(
        await asAdminInTurn(services, c, (admin) =>
          lookAtTenants(admin, listTenants(admin.tx, admin.now, c.req.valid('query'))),
        ),
        200,
      ),
    )
    .openapi(healthContract.readTenantHealth, async (c) => {
      const { id } = c.req.valid('param')
      const { textLimits } = services
      return c.json(await asAdminInTurn(services, c, (admin) => readHealth(admin, id, textLimits)), 200)
    })
    .openapi(contract.lookInto, async (c) => {
      const { id } = c.req.valid('param')
      const { reason } = c.req.valid('json')
      const { sessionId } = signedIn(c.var.caller)
      const look = { id, reason, sessionId }
      return c.json(await asAdmin(services, c, (admin) => lookInto(services, admin, look)), 200)
    })
    .openapi(contract.suspendTenant, async (c) => {
      const { id } = c.req.valid('param')
      const suspension = c.req.valid('json')
      return c.json(await changeTenant(c, id, (admin) => suspendTenant(services, admin, id, suspension)), 200)
    })
    .openapi(contract.restoreTenant, async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await changeTenant(c, id, (admin) => restoreTenant(services, admin, id)), 200)
    })
    .openapi(contract.grantTier, async (c) => {
      const { id } = c.req.valid('param')
      const wanted = c.req.valid('json')
      return c.json(await changeTenant(c, id, (admin) => grantTier(services, admin, id, wanted)), 200)
    })
    .openapi(contract.extendTrial, async (c) => {
      const { id } = c.req.valid('param')
      const wanted = c.req.valid('json')
      return c.json(await changeTenant(c, id, (admin) => extendTrial(services, admin, id, wanted)), 200)
    })
    .openapi(contract.takeBackGrant, async (c) => {
      const { id, grant_id } = c.req.valid('param')
      const { reason } = c.req.valid('json')
      return c.json(
        await changeTenant(c, id, (admin) => takeBackGrant(services, admin, id, { grant_id, reason })),
        200,
      )
    })
    .openapi(namesContract.listNewNames, async (c) => {
      const page = c.req.valid('query')
      return c.json(await asAdmin(services, c, (admin) => listNewNames(admin, page)), 200)
    })
    .openapi(namesContract.seeNames, async (c) => {
      const { names } = c.req.valid('json')
      return c.json(await asAdmin(services, c, (admin) => seeNames(admin, names)), 200)
    })
    .openapi(contract.allowTexts, async (c) => {
      const { id } = c.req.valid('param')
      const { reason } = c.req.valid('json')
      return c.json(await changeTenant(c, id, (admin) => allowTexts(services, admin, id, reason)), 200)
    })
    .openapi(mailingsContract.readMailings, async (c) =>
      c.json(await asAdmin(services, c, (admin) => readMailings(services, admin)), 200),
    )
    .openapi(mailingsContract.settleMailing, async (c) => {
      const { id, campaign_id: campaignId } = c.req.valid('param')
      const settled = { id, campaignId, ...c.req.valid('json') }
      const look = (admin: Admin) => readMailings(services, admin)
      return c.json(
        await actAsAdmin(services, c, (admin) => settleMailing(services, admin, settled), look),
        200,
      )
    })
    .openapi(mailingsContract.releaseMail, async (c) => {
      const released = { ...c.req.valid('param'), ...c.req.valid('json') }
      const look = (admin: Admin) => readMailings(services, admin)
      return c.json(
        await actAsAdmin(services, c, (admin) => letMailGoOn(services, admin, released), look),
        200,
      )
    })
    .route('/', adminUserRoutes(services, words))
}
