import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { isMainEngine } from '#tests/engines/index.ts'

/**
 * Axe finds nothing on what the page shows, in the light theme and in the dark one. The main engine's pages are
 * judged; the second engine draws the same ones.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // Not before there is a page to judge.
  await page.getByRole('heading').or(page.getByRole('dialog')).first().waitFor()
  if (!isMainEngine) return
  for (const colorScheme of ['light', 'dark'] as const) {
    // Colours on their way from one theme to the other are nobody's colours.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)).toEqual([])
  }
}
