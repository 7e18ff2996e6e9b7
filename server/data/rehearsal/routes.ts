import { newRoutes } from '#server/platform/http/index.ts'
import { inTransaction, type Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { rehearseProgram } from './rehearseProgram.ts'

export function rehearsalRoutes(services: Services) {
  return newRoutes().openapi(contract.rehearseProgram, async (c) =>
    c.json(
      await rehearseProgram(c.req.valid('json'), (work) =>
        inTransaction(services, c, work, { readOnly: true }),
      ),
      200,
    ),
  )
}
