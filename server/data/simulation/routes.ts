import { inTurn } from '#server/heavyReads.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { rehearseProgram } from './rehearseProgram.ts'

export function rehearsalRoutes(services: Services) {
  return newRoutes().openapi(contract.rehearseProgram, async (c) =>
    c.json(
      await rehearseProgram(c.req.valid('json'), (work) => inTurn(services, c, work, { shared: false })),
      200,
    ),
  )
}
