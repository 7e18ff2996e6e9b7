import { confirmPassword } from '#server/identity/sign-in/index.ts'
import { newRoutes, notAllowed } from '#server/platform/http/index.ts'
import { inTransaction, type Services } from '#server/services.ts'
import { closeAccount, reopenAccount } from './closeAccount.ts'
import * as contract from './contract.ts'

export function closingRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.closeAccount, async (c) => {
      const { caller } = c.var
      if (caller.kind !== 'member') throw notAllowed()
      const { company_name, password } = c.req.valid('json')
      await confirmPassword(services, caller, password)
      const closing = await inTransaction(services, c, (ctx) => closeAccount(ctx, { company_name }))
      return c.json(closing, 200)
    })
    .openapi(contract.reopenAccount, async (c) => {
      await inTransaction(services, c, reopenAccount)
      return c.body(null, 204)
    })
}
