import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { GuestPage, PageAssets, RenderPage } from './contract.ts'

/** Where the build puts the pages for guests; see vite.join.config.ts. */
export const builtPages = 'dist/join'

/**
 * Loads the built pages, for Node reads no .tsx: gives what draws a page as HTML.
 * @throws {Error} at the start when they are not built.
 */
export function loadPages(): (page: GuestPage) => string {
  const load = createRequire(import.meta.url)
  const { renderPage } = load(resolve(builtPages, 'server/render.js')) as { renderPage: RenderPage }
  const assets = readAssets()
  return (page) => renderPage(page, assets)
}

function readAssets(): PageAssets {
  const manifest = JSON.parse(readFileSync(`${builtPages}/client/.vite/manifest.json`, 'utf8'))
  const address = (source: string): string => `/${manifest[source].file}`
  return { stylesheet: address('web/join/join.css'), script: address('web/join/enhance.ts') }
}
