import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { GuestPage, PageAssets, RenderPage } from './contract.ts'

/** Where the build puts the pages for guests; see vite.join.config.ts. */
export const builtPages = 'dist/join'

export type GuestPages = {
  draw(page: GuestPage): string
  /** SHA-256 of the stylesheet that every page carries, base64. */
  styleHash: string
}

/**
 * Loads the built pages, for Node reads no .tsx.
 * @throws {Error} at the start when they are not built.
 */
export function loadPages(): GuestPages {
  const load = createRequire(import.meta.url)
  const { renderPage } = load(resolve(builtPages, 'server/render.js')) as { renderPage: RenderPage }
  const assets = readAssets()
  return {
    draw: (page) => renderPage(page, assets),
    styleHash: createHash('sha256').update(assets.styles).digest('base64'),
  }
}

/** A guest opens one page once: a stylesheet of its own would only be a second round trip. */
function readAssets(): PageAssets {
  const client = `${builtPages}/client`
  const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8'))
  return {
    styles: readFileSync(`${client}/${manifest['web/join/join.css'].file}`, 'utf8').trim(),
    script: `/${manifest['web/join/enhance.ts'].file}`,
  }
}
