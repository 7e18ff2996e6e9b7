import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import type { AppEnv } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import type { Auth } from './auth.ts'
import { setCookies } from './cookies.ts'
import { openedSession } from './openedSession.ts'
import { takePlace } from './placeCookie.ts'
import { provisionShop } from './provisionShop.ts'
import { requestHeaders } from './requestHeaders.ts'
import { session } from './tables.ts'

/**
 * Where Google sends the browser back to. better-auth checks the state, the code and the id_token, and signs in;
 * then whoever has no shop gets one, and without one nobody stays signed in (spec section 8).
 */
export function signInPages(services: Services, auth: Auth): Hono<AppEnv> {
  const { publicUrl } = services
  return new Hono<AppEnv>().get('/auth/callback/google', async (c) => {
    c.header('Cache-Control', 'no-store')
    if (auth.providers.length === 0) return c.redirect(`${publicUrl}/login?error=provider_not_found`)
    const google = await auth.google()
    if (!google) return c.redirect(`${publicUrl}/login?error=failed`)
    const answer = await google.callbackOAuth({
      params: { id: 'google' },
      query: c.req.query(),
      headers: requestHeaders(c),
      method: 'GET',
      asResponse: true,
    })
    const cookies = answer.headers.getSetCookie()
    const hasShop = await furnish(services, auth, c, cookies)
    if (!hasShop) return c.redirect(`${publicUrl}/login?error=no_tenant`)
    setCookies(c, cookies)
    return c.redirect(landing(publicUrl, answer.headers.get('location')))
  })
}

/** False where a shop was due and could not be made: the session is over then. */
async function furnish(
  services: Services,
  auth: Auth,
  c: Context<AppEnv>,
  cookies: string[],
): Promise<boolean> {
  const place = takePlace(c)
  const opened = await openedSession(services, auth, cookies)
  if (!opened) return true
  try {
    await provisionShop(services, opened.userId, place)
    return true
  } catch (error) {
    c.var.log.error({ err: error }, 'no shop could be made')
    await services.database.plain.delete(session).where(eq(session.id, opened.id))
    return false
  }
}

/** What is told of a failure is a word for our own page; what the provider wrote beside it stays behind. */
export function landing(publicUrl: string, location: string | null): string {
  const target = new URL(location ?? '/login?error=failed', publicUrl)
  const error = target.searchParams.get('error')
  if (!error && target.origin === new URL(publicUrl).origin) return target.href
  return `${publicUrl}/login?error=${encodeURIComponent((error ?? 'failed').slice(0, 60))}`
}
