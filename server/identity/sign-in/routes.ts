import type { Context } from 'hono'
import type { Auth } from '#server/identity/auth/index.ts'
import { requestHeaders, setCookies } from '#server/identity/auth/index.ts'
import { identifyStaff, signedIn, switchBusiness } from '#server/identity/sessions/index.ts'
import {
  type AppEnv,
  chosenLanguage,
  handle,
  keepPageLanguage,
  newRoutes,
} from '#server/platform/http/index.ts'
import type { RateLimit } from '#server/platform/rate-limits/index.ts'
import type { Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { grantToken } from './grantToken.ts'
import { limitNetwork } from './limits.ts'
import { authorize } from './providers/authorize.ts'
import { keepPlace } from './providers/placeCookie.ts'
import { signInWithSso } from './providers/signInWithSso.ts'
import { readSession } from './readSession.ts'
import { readWays } from './readWays.ts'
import { requireCaptcha, requireCaptchaAfterFailures } from './requireCaptcha.ts'
import { signIn } from './signIn.ts'
import { signOut } from './signOut.ts'
import { signUp } from './signUp.ts'

const HOUR = 3600

function viewAuthSettings(services: Services, auth: Auth) {
  const { providers, sso, captcha, supportAddress } = auth
  const widget = captcha?.widget
  return {
    providers,
    ways: readWays(services, auth),
    sso: sso.length > 0,
    captcha: widget
      ? { provider: widget.provider, site_key: widget.siteKey, script_url: widget.scriptUrl }
      : null,
    support_address: supportAddress,
  }
}

export function signInRoutes(services: Services, auth: Auth) {
  const limitFrom = (c: Context<AppEnv>, act: string, limit: RateLimit) =>
    limitNetwork(services, act, c.var.address, limit)
  return newRoutes().openapiRoutes([
    handle(contract.signUp, async (c, input) => {
      await limitFrom(c, 'sign-up', { limit: 20, windowSeconds: HOUR })
      await requireCaptcha(auth, c)
      const { businessId, tier, cookies } = await signUp(services, auth, input, requestHeaders(c))
      setCookies(c, cookies)
      const { id, name, stripe_price_id } = tier
      return { business_id: businessId, tier: { id, name, stripe_price_id } }
    }),
    handle(contract.signIn, async (c, input) => {
      await requireCaptchaAfterFailures(services, auth, c, input.email)
      const { cookies, isSuperAdmin } = await signIn(services, auth, input, requestHeaders(c), c.var.address)
      setCookies(c, cookies)
      return { is_super_admin: isSuperAdmin }
    }),
    handle(contract.grantToken, async (c, grant) => {
      await limitFrom(c, 'token', { limit: 300, windowSeconds: HOUR / 4 })
      if (grant.email) await requireCaptchaAfterFailures(services, auth, c, grant.email)
      return grantToken(services, auth, grant, requestHeaders(c), c.var.address)
    }),
    handle(contract.authSettings, () => viewAuthSettings(services, auth)),
    handle(contract.authorize, async (c, { timeZone, locale }) => {
      await limitFrom(c, 'authorize', { limit: 50, windowSeconds: HOUR / 4 })
      const { url, cookies } = await authorize(auth, services, requestHeaders(c))
      keepPlace(c, { timeZone, locale }, services.publicUrl)
      setCookies(c, cookies)
      return { url }
    }),
    handle(contract.signInWithSso, async (c, wanted) => {
      await limitFrom(c, 'sso', { limit: 50, windowSeconds: HOUR / 4 })
      const { url, cookies } = await signInWithSso(auth, services, wanted, requestHeaders(c))
      setCookies(c, cookies)
      return { url }
    }),
    handle(contract.signOut, (c, { scope }) => signOut(services, auth, c, scope)),
    handle(contract.readSession, async (c) => {
      const session = await readSession(services, auth, await identifyStaff(services, auth, c))
      // On a new device the pages follow the person from their next loading on.
      const language = session?.user.language
      if (language && language !== chosenLanguage(c)) keepPageLanguage(c, language, services.publicUrl)
      return { session }
    }),
    handle(contract.switchBusiness, async (c, { businessId }) => {
      const { userId, sessionId } = signedIn(c.var.caller)
      await switchBusiness(services.database.plain, { userId, sessionId, businessId })
      return { business_id: businessId }
    }),
  ])
}
