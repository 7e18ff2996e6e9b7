import { Hono } from 'hono'
import { notFound } from '#server/platform/context/refusal.ts'
import { type AppEnv, servePicture } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import { locatePicture } from './queries.ts'

/** The pictures of mails, for mail programs: to be mounted with headers of its own. */
export function picturePages({ database }: Services): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/pictures/:token', async (c) => {
    const token = c.req.param('token')
    const found = /^[\w-]{22}$/.test(token) ? await locatePicture(database.reads, token) : undefined
    if (!found) throw notFound('Picture')
    return servePicture(c, found)
  })
}
