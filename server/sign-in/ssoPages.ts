import { Hono } from 'hono'
import type { AppEnv } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import { type Auth, ssoId } from './auth.ts'
import { setCookies } from './cookies.ts'
import { landing } from './pages.ts'
import { requestHeaders } from './requestHeaders.ts'

/**
 * Where a company's provider sends the browser back to. better-auth checks the state, the code and the id_token, and
 * signs in whoever has an account; nobody gets one here, nor a shop.
 */
export function ssoPages({ publicUrl }: Services, auth: Auth): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/auth/callback/:provider{sso-[a-z0-9-]+}', async (c) => {
    c.header('Cache-Control', 'no-store')
    const refused = (error: string) => c.redirect(`${publicUrl}/login?error=sso_${error}`)
    const provider = auth.sso.find(({ id }) => ssoId(id) === c.req.param('provider'))
    if (!provider) return refused('provider_not_found')
    const api = await provider.reach()
    if (!api) return refused('failed')
    const answer = await api.callbackOAuth({
      params: { id: ssoId(provider.id) },
      query: c.req.query(),
      headers: requestHeaders(c),
      method: 'GET',
      asResponse: true,
    })
    setCookies(c, answer.headers.getSetCookie())
    const target = new URL(landing(publicUrl, answer.headers.get('location')))
    const error = target.searchParams.get('error')
    return error ? refused(error) : c.redirect(target.href)
  })
}
