import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { type AppEnv, answerPacked, type Packed, pack, serverRendered } from '#server/platform/http/index.ts'
import { renderPage, renderTryIt } from '#web/developers/render.tsx'
import type { ApiDocument, DevelopersPage, TryItAssets } from './contract.ts'

/**
 * The page for those who write programs, from the API's document: rendered and compressed once, at the first visit,
 * since neither changes while the process runs. It is the same for everybody and asks nobody who they are.
 */
export function developersPage(describe: () => string, page: Omit<DevelopersPage, 'document'>): Hono<AppEnv> {
  const pages = serverRendered(renderPage, {
    styles: 'developers/developers.css',
    script: 'developers/enhance.ts',
  })
  let packed: Packed | undefined
  return new Hono<AppEnv>().get('/developers', (c) => {
    packed ??= pack(pages.render({ ...page, document: JSON.parse(describe()) as ApiDocument }))
    c.header('Cache-Control', 'no-cache')
    c.set('styleHash', pages.styleHash)
    return answerPacked(c, packed)
  })
}

/** The page that tries calls in Scalar's client, which no other page loads. */
export function tryItPage(publicUrl: string): Hono<AppEnv> {
  const page = renderTryIt(publicUrl, tryItAssets())
  return new Hono<AppEnv>().get('/developers/try', (c) => {
    c.header('Cache-Control', 'no-cache')
    return c.html(page)
  })
}

/** @throws {Error} at the start when they are not built. */
function tryItAssets(): TryItAssets {
  const manifest = JSON.parse(readFileSync('dist/web/.vite/manifest.try-it.json', 'utf8'))
  const { file, css } = manifest['developers/try-it/main.ts'] as { file: string; css: string[] }
  return { script: `/${file}`, styles: css.map((style) => `/${style}`) }
}
