import { Hono } from 'hono'
import { notFound } from '#server/platform/context/refusal.ts'
import { type AppEnv, servePicture } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import { locatePicture } from './queries.ts'

/** Serves the pictures of mails to mail programs; mounted with its own headers. */
export function picturePages({ database }: Services): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/pictures/:token', async (c) => {
    const token = c.req.param('token')
    const found = /^[\w-]{22}$/.test(token) ? await locatePicture(database.reads, token) : undefined
    if (!found) throw notFound('Picture')
    return servePicture(c, found)
  })
}
