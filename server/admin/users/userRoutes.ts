import type { AuditWords } from '#server/businesses/audit/index.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import { actAsAdmin, asAdmin } from '../asAdmin.ts'
import { readAdminAudit } from './readAdminAudit.ts'
import { type Admin, describeUser, listUsers, readUser } from './readUser.ts'
import { removeUserFactors } from './removeUserFactors.ts'
import { restoreUser, signOutUser, suspendUser } from './suspendUser.ts'
import * as contract from './usersContract.ts'

/** The people with an account, and the audit log, for super admins. */
export function adminUserRoutes(services: Services, words: AuditWords) {
  return newRoutes()
    .openapi(contract.listUsers, async (c) =>
      c.json(await asAdmin(services, c, (admin) => listUsers(admin, c.req.valid('query'))), 200),
    )
    .openapi(contract.readUser, async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await asAdmin(services, c, (admin) => readUser(admin, id)), 200)
    })
    .openapi(contract.suspendUser, async (c) => {
      const { id } = c.req.valid('param')
      const wanted = c.req.valid('json')
      const suspend = (admin: Admin) => suspendUser(services, admin, id, wanted)
      return c.json(await actAsAdmin(services, c, suspend, ({ tx }) => describeUser(tx, id)), 200)
    })
    .openapi(contract.restoreUser, async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await asAdmin(services, c, (admin) => restoreUser(admin, id)), 200)
    })
    .openapi(contract.signOutUser, async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await asAdmin(services, c, (admin) => signOutUser(admin, id)), 200)
    })
    .openapi(contract.removeFactors, async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await asAdmin(services, c, (admin) => removeUserFactors(services, admin, id)), 200)
    })
    .openapi(contract.readAdminAudit, async (c) =>
      c.json(await asAdmin(services, c, (admin) => readAdminAudit(admin, c.req.valid('query'), words)), 200),
    )
}
