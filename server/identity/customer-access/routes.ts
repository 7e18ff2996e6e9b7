import type { Context } from 'hono'
import type { Auth } from '#server/identity/auth/index.ts'
import { requireCaptcha } from '#server/identity/sign-in/index.ts'
import { type AppEnv, handle, newRoutes, notAllowed } from '#server/platform/http/index.ts'
import { inTransaction, type Services } from '#server/services.ts'
import { confirmPhoneCode } from './codes/confirmPhoneCode.ts'
import { requestPhoneCode } from './codes/requestPhoneCode.ts'
import * as contract from './contract.ts'
import { dropSession, keepSession } from './cookie.ts'
import { countAttempt, pinCodeLimits } from './limits.ts'
import { ownOf } from './ownOf.ts'
import { changePin } from './pins/changePin.ts'
import { showPinCode } from './pins/showPinCode.ts'
import { type SignedIn, signInToPortal } from './signInToPortal.ts'
import { visitorAt } from './visitorAt.ts'

/** Routes of customers' sign-in to the portal: by phone and PIN, by a texted code, by the code that a till shows. */
export function customerAccessRoutes(services: Services, auth: Auth) {
  const visitor = (c: Context<AppEnv>) => visitorAt(c, services.publicUrl)
  return newRoutes().openapiRoutes([
    handle(contract.signIn, async (c, input) =>
      answer(services, c, await signInToPortal(services, input, visitor(c))),
    ),
    handle(contract.signOut, (c) => dropSession(services, c)),
    handle(contract.requestCode, (c, input) =>
      requestPhoneCode(services, input, visitor(c), () => requireCaptcha(auth, c)),
    ),
    handle(contract.confirmCode, async (c, input) =>
      answer(services, c, await confirmPhoneCode(services, input, visitor(c))),
    ),
    handle(contract.showPinCode, async (c, { customerId }) => {
      const { caller } = c.var
      if (caller.kind !== 'member') throw notAllowed()
      await countAttempt(services.database.plain, pinCodeLimits(caller, customerId), services.clock.now())
      return inTransaction(services, c, (ctx) => showPinCode(ctx, customerId))
    }),
    handle(contract.changePin, async (c, input) => {
      const { token } = await changePin(services, ownOf(c), input, visitor(c))
      await keepSession(services, c, token)
    }),
  ])
}

/** Stores a new session in the browser, or returns the businesses to choose from. */
async function answer(services: Services, c: Context<AppEnv>, result: SignedIn) {
  if ('businesses' in result) return { session: null, businesses: result.businesses }
  await keepSession(services, c, result.session.token)
  return { session: result.session.entry, businesses: [] }
}
