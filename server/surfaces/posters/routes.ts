import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { type AppEnv, newRoutes } from '#server/platform/http/index.ts'
import { inTransaction, type Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { drawPdf } from './drawPdf.ts'
import { drawSvg } from './drawSvg.ts'
import { layOutPoster, leftOut, type PosterContent } from './poster.ts'
import { readPoster } from './readPoster.ts'

export function posterRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.posterPdf, async (c) => {
      const content = await inTransaction(services, c, (ctx) => readPoster(ctx, c.req.valid('param').id))
      const { paper } = c.req.valid('query')
      setHeaders(c, 'application/pdf', fileName(content, paper, 'pdf'))
      const pdf = drawPdf(layOutPoster(content, paper, false))
      return c.body(Readable.toWeb(pdf as unknown as Readable) as ReadableStream, 200)
    })
    .openapi(contract.posterSvg, async (c) => {
      const content = await inTransaction(services, c, (ctx) => readPoster(ctx, c.req.valid('param').id))
      const { paper } = c.req.valid('query')
      setHeaders(c, 'image/svg+xml', fileName(content, paper, 'svg'))
      return c.body(drawSvg(layOutPoster(content, paper, true)), 200)
    })
    .openapi(contract.readPoster, async (c) => {
      const content = await inTransaction(services, c, (ctx) => readPoster(ctx, c.req.valid('param').id))
      return c.json({ pdf_leaves_out: leftOut(content) }, 200)
    })
}

function setHeaders(c: Context<AppEnv>, type: string, name: string): void {
  c.header('Content-Type', type)
  c.header('Content-Disposition', `attachment; filename*=UTF-8''${encoded(name)}`)
  c.header('Cache-Control', 'no-store')
}

/** RFC 8187: as in addresses, and four signs more. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** 'poster-Counter-a4.pdf'; what a file name cannot hold becomes a dash. */
const fileName = ({ location }: PosterContent, paper: contract.Paper, ending: string) =>
  `poster-${(location ?? 'signup').replace(/[/\\:*?"<>|\p{Cc}]+/gu, '-')}-${paper}.${ending}`
