import { Hono } from 'hono'
import { notFound } from '#server/platform/context/refusal.ts'
import { type AppEnv, servePicture } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import { locateLogo } from './queries.ts'

/** Businesses' logos, for cards, join pages and mail programs. Mounted with headers of its own. */
export function logoPages({ database }: Services): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/logos/:hash', async (c) => {
    const hash = c.req.param('hash')
    const logo = /^[0-9a-f]{64}$/.test(hash) ? await locateLogo(database.reads, hash) : undefined
    if (!logo) throw notFound('Picture')
    return servePicture(c, logo)
  })
}
