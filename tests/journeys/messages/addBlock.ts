import type { Page } from '@playwright/test'
import { texts } from '#web/console/blocks/texts.ts'
import { expect } from '../stage/expect.ts'

/** The buttons between blocks, outside of columns. */
export const addsBlock = new RegExp(`^${texts.add(0).replace('0', '\\d+')}$`)

/** Adds a block of this kind to the mail with the keyboard, and waits until it can be written in. */
export async function addBlock(page: Page, kind: string, at = -1): Promise<void> {
  await page.getByRole('button', { name: addsBlock }).nth(at).press('Enter')
  // The menu opens before it takes the focus. An earlier Enter would choose its first item.
  await expect(page.locator('[role=menu]:focus-within')).toBeVisible()
  await page.getByRole('menuitem', { name: kind, exact: true }).press('Enter')
  await expect(page.locator('[data-block]:focus-within [data-begin]:focus')).toBeVisible()
}
