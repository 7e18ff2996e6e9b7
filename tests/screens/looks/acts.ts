import type { Page } from '@playwright/test'
import { spoken } from '../spoken.ts'

/** The id of no customer at all. */
export const NOBODY = '00000000-0000-7000-8000-000000000000'

export const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name: spoken(name) })
    .first()
    .click()

export const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).first()

/** Presses the button that opens a dialog, whose script may load only then. */
export const opens = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page)
  await dialog(page).waitFor()
}
