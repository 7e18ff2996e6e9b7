import { bind } from '#server/bind.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { finishSetup } from './finishSetup.ts'
import { readSetup } from './readSetup.ts'
import { skipSetup } from './skipSetup.ts'

export function setupRoutes(services: Services) {
  return newRoutes().openapiRoutes([
    bind(services, contract.readSetup, readSetup),
    bind(services, contract.finishSetup, finishSetup),
    bind(services, contract.skipSetup, skipSetup),
  ])
}
