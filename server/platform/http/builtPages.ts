import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

/** What a page's document names: the built stylesheet itself, and the script by its hashed address. */
export type PageAssets = { styles: string; script: string }

export type BuiltPages<Page> = {
  draw(page: Page): string
  /** SHA-256 of the stylesheet that every page carries, base64. */
  styleHash: string
}

/**
 * Loads pages that Vite built for the server into `folder`, for Node reads no .tsx. `styles` and `script` are
 * their sources. Whoever opens such a page opens it once: a stylesheet of its own would only be a second round
 * trip, so each page carries it.
 * @throws {Error} at the start when they are not built.
 */
export function loadBuiltPages<Page>(folder: string, { styles, script }: PageAssets): BuiltPages<Page> {
  const load = createRequire(import.meta.url)
  const { renderPage } = load(resolve(folder, 'server/render.js')) as {
    renderPage: (page: Page, assets: PageAssets) => string
  }
  const manifest = JSON.parse(readFileSync(`${folder}/client/.vite/manifest.json`, 'utf8'))
  const assets = {
    styles: readFileSync(`${folder}/client/${manifest[styles].file}`, 'utf8').trim(),
    script: `/${manifest[script].file}`,
  }
  return {
    draw: (page) => renderPage(page, assets),
    styleHash: createHash('sha256').update(assets.styles).digest('base64'),
  }
}
