import { Hono } from 'hono'
import { type Auth, setCookies, ssoId } from '#server/identity/auth/index.ts'
import type { AppEnv } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import { returnFromProvider } from './returnFromProvider.ts'

/**
 * The page to which a company's provider sends the browser back. It signs in people with an account; nobody gets an
 * account or a business here.
 */
export function ssoPages(services: Services, auth: Auth): Hono<AppEnv> {
  const { publicUrl } = services
  return new Hono<AppEnv>().get('/auth/callback/:provider{sso-[a-z0-9-]+}', async (c) => {
    c.header('Cache-Control', 'no-store')
    const refused = (error: string) => c.redirect(`${publicUrl}/login?error=sso_${error}`)
    const provider = auth.sso.find(({ id }) => ssoId(id) === c.req.param('provider'))
    if (!provider) return refused('provider_not_found')
    const api = await provider.reach()
    if (!api) return refused('failed')
    const back = { api, providerId: ssoId(provider.id) }
    const { cookies, location } = await returnFromProvider(services, c, back)
    setCookies(c, cookies)
    const error = new URL(location).searchParams.get('error')
    return error ? refused(error) : c.redirect(location)
  })
}
