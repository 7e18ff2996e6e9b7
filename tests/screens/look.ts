import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Request } from '@playwright/test'
import { PATIENCE_MS } from '#tests/journeys/stage/expect.ts'
import type { Scene, Viewer } from './cast/scene.ts'

export type Look = {
  name: string
  viewer: Viewer
  path: string | ((scene: Scene) => string)
  /** Acts on the page before it is checked. */
  does?: (page: Page, scene: Scene) => Promise<unknown>
}

/** Opens a screen as its viewer and waits until nothing more is coming. The caller closes the page. */
export async function openLook(scene: Scene, { viewer, path, does }: Look): Promise<Page> {
  const page = await scene.viewers[viewer].newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const settled = watchRequests(page)
  await page.goto(typeof path === 'string' ? path : path(scene))
  await page.getByRole('heading').first().waitFor()
  await does?.(page, scene)
  await settled()
  await page.evaluate(() => document.fonts.ready)
  return page
}

const QUIET_CHECKS = 5
const CHECK_MS = 100

/**
 * Returns a function that waits until half a second has passed without a request. Playwright's 'networkidle' never
 * comes on a page whose fonts arrive before Playwright knows of the page.
 */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  for (const ended of ['requestfinished', 'requestfailed'] as const)
    page.on(ended as 'requestfinished', (request) => open.delete(request))
  return async () => {
    for (
      let quiet = 0, left = PATIENCE_MS / CHECK_MS;
      quiet < QUIET_CHECKS;
      quiet = open.size === 0 ? quiet + 1 : 0
    ) {
      if (left-- <= 0)
        throw new Error(`still coming: ${[...open].map((request) => request.url()).join(', ')}`)
      await pause(CHECK_MS)
    }
  }
}
