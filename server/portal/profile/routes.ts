import { confirmPin, dropSession, ownOf } from '#server/identity/customer-access/index.ts'
import { lockPresent } from '#server/loyalty/customers/index.ts'
import { changePreferences } from '#server/messaging/preferences/index.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import { limitAttempts } from '#server/platform/rate-limits/index.ts'
import { inTransaction, type Services } from '#server/services.ts'
import { changeConsent } from './changeConsent.ts'
import * as contract from './contract.ts'
import { eraseSelf } from './eraseSelf.ts'
import { exportSelf } from './exportSelf.ts'
import { readProfile } from './readProfile.ts'
import { saveProfile } from './saveProfile.ts'

/** Reads every row about a person: nobody needs it hourly. */
const EXPORTS = { limit: 10, windowSeconds: 3600, message: 'Your data was downloaded ten times.' }

/** What a customer does about their own data in the portal. */
export function customerAccountRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.readProfile, async (c) => {
      c.header('Cache-Control', 'no-store')
      return c.json(await inTransaction(services, c, (ctx) => readProfile(ctx, ownOf(c).customerId)), 200)
    })
    .openapi(contract.saveProfile, async (c) => {
      const edit = c.req.valid('json')
      return c.json(
        await inTransaction(services, c, (ctx) => saveProfile(ctx, ownOf(c).customerId, edit)),
        200,
      )
    })
    .openapi(contract.changeConsent, async (c) => {
      const { wording_mark: wordingMark, ...change } = c.req.valid('json')
      const consent = { ...change, wordingMark }
      return c.json(
        await inTransaction(services, c, (ctx) => changeConsent(ctx, ownOf(c).customerId, consent)),
        200,
      )
    })
    .openapi(contract.changePreferences, async (c) => {
      const { topics, paused, language } = c.req.valid('json')
      const change = {
        ...(topics && { topics }),
        ...(paused !== undefined && { paused }),
        ...(language !== undefined && { language }),
      }
      return c.json(
        await inTransaction(services, c, async (ctx) => {
          const { customerId } = ownOf(c)
          await lockPresent(ctx, customerId)
          await changePreferences(ctx, customerId, change)
          return readProfile(ctx, customerId)
        }),
        200,
      )
    })
    .openapi(contract.exportOwn, async (c) => {
      const { businessId, customerId } = ownOf(c)
      const key = `portal:exports:${businessId}:${customerId}`
      await limitAttempts(services.database.plain, key, EXPORTS, services.clock.now())
      const data = await inTransaction(services, c, (ctx) => exportSelf(ctx, customerId), { readOnly: false })
      c.header('Content-Disposition', 'attachment; filename="my-data.json"')
      c.header('Cache-Control', 'no-store')
      return c.json(data, 200)
    })
    .openapi(contract.eraseOwn, async (c) => {
      await confirmPin(services, ownOf(c), c.req.valid('json').pin, c.var.address)
      await inTransaction(services, c, (ctx) => eraseSelf(ctx, ownOf(c).customerId))
      await dropSession(services, c)
      return c.body(null, 204)
    })
}
