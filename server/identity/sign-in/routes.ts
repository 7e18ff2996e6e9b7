import type { Auth } from '#server/identity/auth/index.ts'
import { requestHeaders, setCookies } from '#server/identity/auth/index.ts'
import { identifyStaff, signedIn, switchBusiness } from '#server/identity/sessions/index.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import { networkOf } from '#server/platform/network/network.ts'
import { limitAttempts } from '#server/platform/rate-limits/index.ts'
import type { Services } from '#server/services.ts'
import { authorize } from './authorize.ts'
import * as contract from './contract.ts'
import { grantToken } from './grantToken.ts'
import { keepPlace } from './placeCookie.ts'
import { readSession } from './readSession.ts'
import { readWays } from './readWays.ts'
import { requireCaptcha, requireCaptchaAfterFailures } from './requireCaptcha.ts'
import { signIn } from './signIn.ts'
import { signInWithSso } from './signInWithSso.ts'
import { signOut } from './signOut.ts'
import { signUp } from './signUp.ts'

const HOUR = 3600

function viewAuthSettings(auth: Auth) {
  const { providers, sso, captcha } = auth
  const widget = captcha?.widget
  return {
    providers,
    ways: readWays(auth),
    sso: sso.length > 0,
    captcha: widget
      ? { provider: widget.provider, site_key: widget.siteKey, script_url: widget.scriptUrl }
      : null,
  }
}

export function signInRoutes(services: Services, auth: Auth) {
  const { database, clock, keyring } = services
  return newRoutes()
    .openapi(contract.signUp, async (c) => {
      const key = `sign-up:address:${keyring.hash(networkOf(c.var.address))}`
      await limitAttempts(database.plain, key, { limit: 20, windowSeconds: HOUR }, clock.now())
      await requireCaptcha(auth, c)
      const { businessId, tier, cookies } = await signUp(
        services,
        auth,
        c.req.valid('json'),
        requestHeaders(c),
      )
      setCookies(c, cookies)
      const { id, name, stripe_price_id } = tier
      return c.json({ business_id: businessId, tier: { id, name, stripe_price_id } }, 201)
    })
    .openapi(contract.signIn, async (c) => {
      await requireCaptchaAfterFailures(services, auth, c, c.req.valid('json').email)
      const { cookies, isSuperAdmin } = await signIn(
        services,
        auth,
        c.req.valid('json'),
        requestHeaders(c),
        c.var.address,
      )
      setCookies(c, cookies)
      return c.json({ is_super_admin: isSuperAdmin }, 200)
    })
    .openapi(contract.grantToken, async (c) => {
      const key = `token:address:${keyring.hash(networkOf(c.var.address))}`
      await limitAttempts(database.plain, key, { limit: 300, windowSeconds: HOUR / 4 }, clock.now())
      const grant = { ...c.req.valid('json'), type: c.req.valid('query').grant_type }
      if (grant.email) await requireCaptchaAfterFailures(services, auth, c, grant.email)
      return c.json(await grantToken(services, auth, grant, requestHeaders(c), c.var.address), 200)
    })
    .openapi(contract.authSettings, (c) => c.json(viewAuthSettings(auth), 200))
    .openapi(contract.authorize, async (c) => {
      const key = `authorize:address:${keyring.hash(networkOf(c.var.address))}`
      await limitAttempts(database.plain, key, { limit: 50, windowSeconds: HOUR / 4 }, clock.now())
      const { time_zone: timeZone, locale } = c.req.valid('json')
      const { url, cookies } = await authorize(auth, services, requestHeaders(c))
      keepPlace(c, { timeZone, locale }, services.publicUrl)
      setCookies(c, cookies)
      return c.json({ url }, 200)
    })
    .openapi(contract.signInWithSso, async (c) => {
      const key = `sso:address:${keyring.hash(networkOf(c.var.address))}`
      await limitAttempts(database.plain, key, { limit: 50, windowSeconds: HOUR / 4 }, clock.now())
      const { url, cookies } = await signInWithSso(auth, services, c.req.valid('json'), requestHeaders(c))
      setCookies(c, cookies)
      return c.json({ url }, 200)
    })
    .openapi(contract.signOut, async (c) => {
      await signOut(services, auth, c, c.req.valid('query').scope)
      return c.body(null, 204)
    })
    .openapi(contract.readSession, async (c) => {
      const session = await readSession(services, await identifyStaff(services, auth, c))
      c.header('Cache-Control', 'no-store')
      return c.json({ session }, 200)
    })
    .openapi(contract.switchBusiness, async (c) => {
      const { business_id: businessId } = c.req.valid('json')
      const { userId, sessionId } = signedIn(c.var.caller)
      await switchBusiness(database.plain, { userId, sessionId, businessId })
      return c.json({ business_id: businessId }, 200)
    })
}
