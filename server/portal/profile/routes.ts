import { bindOwn, confirmPin, dropSession, ownOf } from '#server/identity/customer-access/index.ts'
import { lockPresent } from '#server/loyalty/customers/index.ts'
import { changePreferences } from '#server/messaging/preferences/index.ts'
import { handle, newRoutes } from '#server/platform/http/index.ts'
import { limitRate } from '#server/platform/rate-limits/index.ts'
import { inTransaction, type Services } from '#server/services.ts'
import { changeConsent } from './changeConsent.ts'
import * as contract from './contract.ts'
import { eraseSelf } from './eraseSelf.ts'
import { exportSelf } from './exportSelf.ts'
import { readProfile } from './readProfile.ts'
import { saveProfile } from './saveProfile.ts'

/** Limits downloads per customer: an export reads every row about them. */
const EXPORTS = { limit: 10, windowSeconds: 3600, message: 'Your data was downloaded ten times.' }

/** Routes by which customers read, change, export and erase their own data. */
export function customerAccountRoutes(services: Services) {
  return newRoutes().openapiRoutes([
    bindOwn(services, contract.readProfile, readProfile),
    bindOwn(services, contract.saveProfile, saveProfile),
    bindOwn(services, contract.changeConsent, changeConsent),
    bindOwn(services, contract.changePreferences, async (ctx, customerId, { topics, paused, language }) => {
      await lockPresent(ctx, customerId)
      await changePreferences(ctx, customerId, {
        ...(topics && { topics }),
        ...(paused !== undefined && { paused }),
        ...(language !== undefined && { language }),
      })
      return readProfile(ctx, customerId)
    }),
    handle(contract.exportOwn, async (c) => {
      const { businessId, customerId } = ownOf(c)
      const key = `portal:exports:${businessId}:${customerId}`
      await limitRate(services.database.plain, key, EXPORTS, services.clock.now())
      const data = await inTransaction(services, c, (ctx) => exportSelf(ctx, customerId), { readOnly: false })
      c.header('Content-Disposition', 'attachment; filename="my-data.json"')
      return data
    }),
    handle(contract.eraseOwn, async (c, { pin }) => {
      await confirmPin(services, ownOf(c), pin, c.var.address)
      await inTransaction(services, c, (ctx) => eraseSelf(ctx, ownOf(c).customerId))
      await dropSession(services, c)
    }),
  ])
}
