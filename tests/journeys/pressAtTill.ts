import type { Locator } from '@playwright/test'
import { texts as till } from '#web/console/counter/texts.ts'
import { expect, PATIENCE_MS } from './expect.ts'

/**
 * Presses a button of the till as a person does. A press on a stage that has just appeared, at the place of the press
 * before, is taken for a slip, which the till says; who reads that presses again.
 */
export async function pressAtTill(button: Locator): Promise<void> {
  const refused = button.page().getByText(till.strayPress)
  await expect(async () => {
    await button.click()
    expect(await refused.count()).toBe(0)
  }).toPass({ timeout: PATIENCE_MS })
}
