import type { Page } from '@playwright/test'
import { texts as imports } from '#web/console/imports/texts.ts'

/** A file with ambiguous birthdays, a row that is valid except for its email address, and a row that cannot be used. */
const customers = `first_name,email,phone,birthday
Mia,mia@guests.example,+14155550171,03/04/1990
Nora,nora at home,+14155550172,05/06/1988
Ola,,,`

/** Uploads the file, up to the view of its first rows. */
export async function uploadsCustomers(page: Page) {
  await page.getByRole('button', { name: imports.button }).click()
  const dialog = page.getByRole('dialog')
  const file = { name: 'guests.csv', mimeType: 'text/csv', buffer: Buffer.from(customers) }
  await dialog.getByLabel(imports.upload.choose).setInputFiles(file)
  await dialog.getByRole('button', { name: imports.upload.submit, exact: true }).click()
  await dialog.getByRole('button', { name: imports.preview.submit }).waitFor()
}

/** Checks the file, up to the result of the import if it were started. */
export async function checksCustomers(page: Page) {
  await uploadsCustomers(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: imports.preview.submit }).click()
  await dialog.getByText(imports.validating.leaveOut('1', 1)).waitFor()
}
