import type { Locator } from '@playwright/test'
import { texts as till } from '#web/console/counter/texts.ts'
import { expect, PATIENCE_MS } from '../stage/expect.ts'

/**
 * Presses a button of the till as a person does. The till refuses a press on a step that has just appeared at the place
 * of the last press, since it may be a slip, and says so. A person who reads this presses again.
 */
export async function pressAtTill(button: Locator, stray = till.strayPress): Promise<void> {
  const refused = button.page().getByText(stray)
  await expect(async () => {
    await button.click()
    expect(await refused.count()).toBe(0)
  }).toPass({ timeout: PATIENCE_MS })
}
