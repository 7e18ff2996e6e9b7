import type { Page } from '@playwright/test'
import { expect } from '#tests/journeys/stage/expect.ts'

/**
 * Goes back as the browser's button does, which must close the topmost dialog and leave the page: on a phone it is the
 * gesture to put something away. The focus goes on where it was, not at the top of the page. Closes what is open, so it
 * comes last.
 */
export async function isClosedByBack(page: Page): Promise<void> {
  const open = page.locator(':is([role=dialog], [role=alertdialog], dialog[open]):visible')
  const before = await open.count()
  if (before === 0) return
  // An open message or customer is named behind it.
  const path = new URL(page.url()).pathname
  await page.evaluate(() => history.back())
  await expect(open, 'dialogs after Back').toHaveCount(before - 1)
  expect(new URL(page.url()).pathname, 'the page after Back').toBe(path)
  await expect(page.locator('body'), 'the focus after Back').not.toBeFocused()
}
