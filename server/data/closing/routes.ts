import { bind } from '#server/bind.ts'
import { confirmPassword } from '#server/identity/sign-in/index.ts'
import { handle, newRoutes, notAllowed } from '#server/platform/http/index.ts'
import { inTransaction, type Services } from '#server/services.ts'
import { closeAccount, reopenAccount } from './closeAccount.ts'
import * as contract from './contract.ts'

export function closingRoutes(services: Services) {
  return newRoutes().openapiRoutes([
    handle(contract.closeAccount, async (c, { companyName, password }) => {
      const { caller } = c.var
      if (caller.kind !== 'member') throw notAllowed()
      await confirmPassword(services, caller, password)
      return inTransaction(services, c, (ctx) => closeAccount(ctx, { companyName }))
    }),
    bind(services, contract.reopenAccount, reopenAccount),
  ])
}
