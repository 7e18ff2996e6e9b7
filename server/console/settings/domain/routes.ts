import { bind, limitBusiness } from '#server/bind.ts'
import { handle, newRoutes } from '#server/platform/http/index.ts'
import { businessIdOf, inTransaction } from '#server/services.ts'
import { addDomain, removeDomain } from './addDomain.ts'
import * as contract from './contract.ts'
import { type DomainServices, proveDomain } from './proveDomain.ts'
import { readBranding } from './readBranding.ts'
import { readDomain } from './readDomain.ts'
import { saveBranding } from './saveBranding.ts'

/** Each check asks name servers all over the world, and each added name is checked every hour. */
const limit = { limit: 20, windowSeconds: 3600, message: 'That was tried often enough.' }

export function whiteLabelRoutes(services: DomainServices) {
  return newRoutes().openapiRoutes([
    bind(services, contract.readBranding, readBranding),
    bind(services, contract.saveBranding, saveBranding),
    bind(services, contract.readDomain, readDomain),
    handle(contract.addDomain, async (c, { host }) => {
      await limitBusiness(services, businessIdOf(c), { name: 'add-domain', ...limit })
      await inTransaction(services, c, (ctx) => addDomain(ctx, host))
      return inTransaction(services, c, readDomain, { readOnly: true })
    }),
    handle(contract.checkDomain, async (c) => {
      const businessId = businessIdOf(c)
      await limitBusiness(services, businessId, { name: 'check-domain', ...limit })
      await proveDomain(services, businessId)
      return inTransaction(services, c, readDomain)
    }),
    bind(services, contract.removeDomain, removeDomain),
  ])
}
