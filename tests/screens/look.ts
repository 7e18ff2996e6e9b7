import type { Page } from '@playwright/test'
import { PATIENCE_MS } from '#tests/journeys/expect.ts'
import type { Look } from './everyScreen.ts'
import type { Scene } from './scene.ts'

/** Opens a screen as its viewer and waits until nothing more is coming. The caller closes the page. */
export async function openLook(scene: Scene, { viewer, path, does }: Look): Promise<Page> {
  const page = await scene.viewers[viewer].newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  await page.goto(typeof path === 'string' ? path : path(scene))
  await page.getByRole('heading').first().waitFor()
  await does?.(page, scene)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  return page
}
