import { Hono } from 'hono'
import type { AppEnv } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import { publicKeys } from './signingKeys.ts'

/** Serves the public keys, for programs that want to check by themselves that an access token is ours. */
export function accessTokenPages(services: Services): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/.well-known/jwks.json', async (c) => {
    c.header('Cache-Control', 'public, max-age=300')
    return c.json({ keys: await publicKeys(services) })
  })
}
