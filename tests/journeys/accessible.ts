import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { isMainEngine } from '#tests/engines/index.ts'
import { expect } from './expect.ts'

/**
 * Axe finds nothing on what the page shows, in the light theme and in the dark one, where only colours differ. For
 * what tests/screens/everyScreen.ts does not come to. The main engine's pages are judged; the second engine draws the
 * same ones.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // Not before there is a page to judge.
  await page.getByRole('heading').or(page.getByRole('dialog')).first().waitFor()
  if (!isMainEngine) return
  await page.evaluate(axe.source)
  // Colours during the change of theme are neither of the two.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await violations(page, { runOnly: ['color-contrast', 'link-in-text-block'] })).toEqual([])
}

/** Only what is wrong, and where: on a long page, listing what is right takes seconds. */
const violations = (page: Page, options: RunOptions = {}): Promise<string[]> =>
  page.evaluate(
    async (options) => {
      const found = await (globalThis as unknown as { axe: typeof axe }).axe.run(options)
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)
    },
    { resultTypes: ['violations'], ...options } satisfies RunOptions,
  )
