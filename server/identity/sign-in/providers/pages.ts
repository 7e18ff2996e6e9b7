import { type Context, Hono } from 'hono'
import type { Auth } from '#server/identity/auth/index.ts'
import { deleteSession, openedSession, setCookies } from '#server/identity/auth/index.ts'
import { type AppEnv, requestLog } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import { takePlace } from './placeCookie.ts'
import { provisionBusiness } from './provisionBusiness.ts'
import { returnFromProvider } from './returnFromProvider.ts'

/**
 * The page to which Google sends the browser back. A signed-in person without a business gets one; if that fails, they
 * are signed out (spec section 8).
 */
export function signInPages(services: Services, auth: Auth): Hono<AppEnv> {
  const { publicUrl } = services
  return new Hono<AppEnv>().get('/auth/callback/google', async (c) => {
    c.header('Cache-Control', 'no-store')
    if (auth.providers.length === 0) return c.redirect(`${publicUrl}/login?error=provider_not_found`)
    const google = await auth.google()
    if (!google) return c.redirect(`${publicUrl}/login?error=failed`)
    const back = { api: google, providerId: 'google' }
    const { cookies, location } = await returnFromProvider(services, c, back)
    const hasBusiness = await ensureBusiness(services, auth, c, cookies)
    if (!hasBusiness) return c.redirect(`${publicUrl}/login?error=no_tenant`)
    setCookies(c, cookies)
    return c.redirect(location)
  })
}

/** Makes a business if the person needs one; false if it could not be made: the session has then ended. */
async function ensureBusiness(
  services: Services,
  auth: Auth,
  c: Context<AppEnv>,
  cookies: string[],
): Promise<boolean> {
  const place = takePlace(c)
  const opened = await openedSession(services, auth, cookies)
  if (!opened) return true
  try {
    await provisionBusiness(services, opened.userId, place)
    return true
  } catch (error) {
    requestLog(c)?.error({ err: error }, 'no shop could be made')
    await deleteSession(services.database.plain, opened.id)
    return false
  }
}
