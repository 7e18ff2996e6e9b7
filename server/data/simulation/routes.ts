import { inTurn } from '#server/heavyReads.ts'
import { handle, newRoutes } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { rehearseProgram } from './rehearseProgram.ts'

export function rehearsalRoutes(services: Services) {
  return newRoutes().openapiRoutes([
    handle(contract.rehearseProgram, (c, wanted) =>
      rehearseProgram(wanted, (work) => inTurn(services, c, work, { shared: false })),
    ),
  ])
}
