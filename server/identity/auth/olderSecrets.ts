import type { MiddlewareHandler } from 'hono'
import { tryDecodeURIComponent } from 'hono/utils/url'
import type { AppEnv } from '#server/platform/http/index.ts'
import type { Auth } from './auth.ts'
import { readSigned, signValue } from './signedValue.ts'

/**
 * Accepts a session whose cookie an older secret signed. The request is treated as signed by the newest secret, and the
 * browser gets that signature when the session is renewed.
 */
export function knowOlderSecrets(auth: Auth): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const header = auth.olderSecrets.length > 0 && c.req.header('cookie')
    if (header) {
      const { cookie, secret } = await auth.sessionCookie()
      const signedAnew = header.split(/;\s*/).map((one) => {
        if (!one.startsWith(`${cookie}=`)) return one
        const value = tryDecodeURIComponent(one.slice(cookie.length + 1))
        const old = auth.olderSecrets.find((older) => readSigned(value, older) !== undefined)
        return old ? `${cookie}=${encodeURIComponent(signValue(readSigned(value, old)!, secret))}` : one
      })
      c.req.raw.headers.set('cookie', signedAnew.join('; '))
    }
    await next()
  }
}
