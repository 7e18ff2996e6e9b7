import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { isMainEngine } from '#tests/engines/index.ts'

/**
 * Axe finds nothing on what the page shows, in the light theme and in the dark one. The main engine's pages are
 * judged; the second engine draws the same ones.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // Not before there is a page to judge.
  await page.getByRole('heading').or(page.getByRole('dialog')).first().waitFor()
  if (!isMainEngine) return
  await page.evaluate(axe.source)
  for (const colorScheme of ['light', 'dark'] as const) {
    // Colours on their way from one theme to the other are nobody's colours.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violations(page)).toEqual([])
  }
}

/** What is wrong and where, and nothing else: on a long page all that is right takes seconds to hand over. */
const violations = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found = await (globalThis as unknown as { axe: typeof axe }).axe.run()
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)
  })
