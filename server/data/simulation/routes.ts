import { bind } from '#server/bind.ts'
import { inTurn } from '#server/heavyReads.ts'
import { handle, newRoutes } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import { canSimulate } from './canSimulate.ts'
import * as contract from './contract.ts'
import { simulateProgram } from './simulateProgram.ts'

export function simulationRoutes(services: Services) {
  return newRoutes().openapiRoutes([
    bind(services, contract.canSimulate, canSimulate),
    handle(contract.simulateProgram, (c, wanted) =>
      simulateProgram(wanted, (work) => inTurn(services, c, work, { shared: false })),
    ),
  ])
}
