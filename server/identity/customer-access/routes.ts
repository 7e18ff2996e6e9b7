import type { Context } from 'hono'
import type { Auth } from '#server/identity/auth/index.ts'
import { requireCaptcha } from '#server/identity/sign-in/index.ts'
import { type AppEnv, newRoutes, notAllowed } from '#server/platform/http/index.ts'
import { inTransaction, type Services } from '#server/services.ts'
import { changePin } from './changePin.ts'
import { confirmPhoneCode } from './confirmPhoneCode.ts'
import * as contract from './contract.ts'
import { dropSession, keepSession } from './cookie.ts'
import { knownIn } from './knownGuests.ts'
import { countAttempt, pinCodeLimits } from './limits.ts'
import { ownOf } from './ownOf.ts'
import { requestPhoneCode } from './requestPhoneCode.ts'
import { showPinCode } from './showPinCode.ts'
import { type SignedIn, signInToPortal, type Visitor } from './signInToPortal.ts'

/** The guests' sign-in to the portal: by phone and PIN, by a texted code, by the code that a till shows. */
export function customerAccessRoutes(services: Services, auth: Auth) {
  const visitor = (c: Context<AppEnv>) => visitorAt(c, services.publicUrl)
  return newRoutes()
    .openapi(contract.signIn, async (c) =>
      c.json(await answer(services, c, await signInToPortal(services, c.req.valid('json'), visitor(c))), 200),
    )
    .openapi(contract.signOut, async (c) => {
      await dropSession(services, c)
      return c.body(null, 204)
    })
    .openapi(contract.requestCode, async (c) => {
      const check = () => requireCaptcha(auth, c)
      return c.json(await requestPhoneCode(services, c.req.valid('json'), visitor(c), check), 200)
    })
    .openapi(contract.confirmCode, async (c) =>
      c.json(
        await answer(services, c, await confirmPhoneCode(services, c.req.valid('json'), visitor(c))),
        200,
      ),
    )
    .openapi(contract.showPinCode, async (c) => {
      const { id: customerId } = c.req.valid('param')
      const { caller } = c.var
      if (caller.kind !== 'member') throw notAllowed()
      await countAttempt(services.database.plain, pinCodeLimits(caller, customerId), services.clock.now())
      return c.json(await inTransaction(services, c, (ctx) => showPinCode(ctx, customerId)), 200)
    })
    .openapi(contract.changePin, async (c) => {
      const { token } = await changePin(services, ownOf(c), c.req.valid('json'), visitor(c))
      await keepSession(services, c, token)
      return c.body(null, 204)
    })
}

const visitorAt = (c: Context<AppEnv>, publicUrl: string): Visitor => ({
  address: c.var.address,
  known: knownIn(c, publicUrl),
  userAgent: c.req.header('user-agent'),
  only: c.var.ownHost?.businessId,
})

/** Stores a new session, or returns the businesses to choose from. */
async function answer(services: Services, c: Context<AppEnv>, result: SignedIn) {
  if ('businesses' in result) return { session: null, businesses: result.businesses }
  await keepSession(services, c, result.session.token)
  return { session: result.session.entry, businesses: [] }
}
