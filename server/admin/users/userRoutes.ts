import type { AuditWords } from '#server/businesses/audit/index.ts'
import { handle, newRoutes } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import { actAsAdmin, bindAdmin } from '../asAdmin.ts'
import { readAdminAudit } from './readAdminAudit.ts'
import { describeUser, listUsers, readUser } from './readUser.ts'
import { removeUserFactors } from './removeUserFactors.ts'
import { restoreUser, signOutUser, suspendUser } from './suspendUser.ts'
import * as contract from './usersContract.ts'

/** Users and the audit log, for super admins. */
export function adminUserRoutes(services: Services, words: AuditWords) {
  return newRoutes().openapiRoutes([
    bindAdmin(services, contract.listUsers, listUsers),
    bindAdmin(services, contract.readUser, readUser),
    handle(contract.suspendUser, (c, wanted) =>
      actAsAdmin(
        services,
        c,
        (admin) => suspendUser(services, admin, wanted),
        ({ tx }) => describeUser(tx, wanted.id),
      ),
    ),
    bindAdmin(services, contract.restoreUser, restoreUser),
    bindAdmin(services, contract.signOutUser, signOutUser),
    bindAdmin(services, contract.removeFactors, (admin, who) => removeUserFactors(services, admin, who)),
    bindAdmin(services, contract.readAdminAudit, (admin, wanted) => readAdminAudit(admin, wanted, words)),
  ])
}
