import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Assets that a page's document names: the text of the built stylesheet, and the script by its hashed address. */
export type PageAssets = { styles: string; script: string }

export type ServerRendered<Page> = {
  render(page: Page): string
  /** SHA-256 of the stylesheet that every page carries, base64. */
  styleHash: string
}

/** Folder of the build's files for the browser. */
const built = 'dist/web'

/**
 * Pages rendered on the server, with the built stylesheet and script of these sources, whose paths start at
 * web/. People open such a page once: a separate stylesheet would only be a second round trip, so each page
 * carries it.
 * @throws {Error} at the start when they are not built.
 */
export function serverRendered<Page>(
  renderPage: (page: Page, assets: PageAssets) => string,
  { styles, script }: PageAssets,
): ServerRendered<Page> {
  const manifest = JSON.parse(readFileSync(`${built}/.vite/manifest.json`, 'utf8'))
  const assets = {
    styles: readFileSync(`${built}/${manifest[styles].file}`, 'utf8').trim(),
    script: `/${manifest[script].file}`,
  }
  return {
    render: (page) => renderPage(page, assets),
    styleHash: createHash('sha256').update(assets.styles).digest('base64'),
  }
}
