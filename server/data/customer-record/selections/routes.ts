import { bind } from '#server/bind.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { eraseCustomers } from './eraseCustomers.ts'
import { tagCustomers, untagCustomers } from './tagCustomers.ts'

/** Actions on many customers at once, batch by batch. */
export function selectionRoutes(services: Services) {
  return newRoutes().openapiRoutes([
    bind(services, contract.tagCustomers, tagCustomers),
    bind(services, contract.untagCustomers, untagCustomers),
    bind(services, contract.eraseCustomers, eraseCustomers),
  ])
}
