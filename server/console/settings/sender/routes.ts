import { type BusinessLimit, bind, limitBusiness } from '#server/bind.ts'
import { handle, newRoutes } from '#server/platform/http/index.ts'
import { businessIdOf, inTransaction } from '#server/services.ts'
import { type CheckServices, checkSender } from './checkSender.ts'
import * as contract from './contract.ts'
import { readEmailConfig } from './readEmailConfig.ts'
import { removeEmailKey, saveEmailConfig } from './saveEmailConfig.ts'

/** Each press asks name servers all over the world. */
const CHECKS: BusinessLimit = {
  name: 'check-sender',
  limit: 20,
  windowSeconds: 3600,
  message: 'That was checked often enough.',
}

export function emailConfigRoutes(services: CheckServices) {
  return newRoutes().openapiRoutes([
    bind(services, contract.readEmailConfig, readEmailConfig),
    bind(services, contract.saveEmailConfig, saveEmailConfig),
    handle(contract.checkSenderDomain, async (c) => {
      const businessId = businessIdOf(c)
      await limitBusiness(services, businessId, CHECKS)
      await checkSender(services, businessId)
      return inTransaction(services, c, readEmailConfig)
    }),
    bind(services, contract.removeEmailKey, removeEmailKey),
  ])
}
