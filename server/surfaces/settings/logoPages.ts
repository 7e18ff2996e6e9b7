import { Hono } from 'hono'
import type { AppEnv } from '#server/platform/http/index.ts'
import { notFound } from '#server/platform/refusal.ts'
import type { Services } from '#server/services.ts'
import { locateLogo } from './queries.ts'

/**
 * Businesses' logos, for cards, join pages and mail programs: to be mounted with headers of its own. Whatever was
 * uploaded is a picture and nothing else to a browser, even when opened by itself.
 */
export function logoPages({ database }: Services): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/logos/:hash', async (c) => {
    const hash = c.req.param('hash')
    const logo = /^[0-9a-f]{64}$/.test(hash) ? await locateLogo(database.reads, hash) : undefined
    if (!logo) throw notFound('Picture')
    c.header('Content-Type', logo.media_type)
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Content-Security-Policy', "default-src 'none'; sandbox")
    // Mail programs in browsers show it on pages of their own.
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
    c.header('Cache-Control', 'public, max-age=31536000, immutable')
    return c.body(new Uint8Array(logo.content))
  })
}
