import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { texts } from '#web/console/imports/texts.ts'
import { openBusiness, plans } from '../acts/office.ts'
import { expect } from '../stage/expect.ts'
import { desk, type Screen, watched } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage()

describe('a file of customers', () => {
  journey(
    'that cannot be imported is refused in the words of the specification, and what went in is said',
    async () => {
      const screen = await stage.open(desk)
      await watched([screen], async () => {
        await openBusiness(screen, 'files@wording.example', plans.free)
        await screen.page.goto(`${screen.url}/customers`)
        await screen.page.getByRole('button', { name: texts.button }).click()
        await refusesFiles(screen)
        await refusesRows(screen)
        await refusesMoreThanThePlanAllows(screen)
        await importsWithoutWrongField(screen)
      })
      expect(screen.complaints).toEqual([])
    },
  )
})

async function refusesFiles(screen: Screen) {
  const says = (text: string) => expect(dialogOf(screen).getByText(text).first()).toBeVisible()
  await upload(screen, 'first_name\nMia', 'guests.txt')
  await says('Please upload a CSV file')
  await upload(screen, `first_name\n${'a'.repeat(5 * 1024 * 1024)}`)
  await says('File size must be less than 5MB')
  await upload(screen, 'first_name,email\n\n')
  await says('CSV file is empty or has no data rows')
  await upload(screen, 'first_name\n"Mia')
  await says('Failed to read CSV file')
}

async function refusesRows(screen: Screen) {
  const dialog = dialogOf(screen)
  await upload(
    screen,
    'first_name,email,birthday\nMia,,\nNora,nora at home,\nOla,ola@guests.example,31/31/1990',
  )
  await dialog.getByRole('button', { name: texts.preview.submit }).click()
  await expect(dialog.getByText('No valid rows to import')).toBeVisible()
  await dialog.getByText(texts.validating.invalid('3', 3)).click()
  await expect(dialog.getByText('Either email or phone is required')).toBeVisible()
  await expect(dialog.getByText('Invalid email format')).toBeVisible()
  await expect(dialog.getByText('Invalid birthday format (use YYYY-MM-DD)')).toBeVisible()
  await dialog.getByRole('button', { name: texts.back }).click()
  await dialog.getByRole('button', { name: texts.back }).click()
}

/** The Free plan allows 50 customers. */
async function refusesMoreThanThePlanAllows(screen: Screen) {
  const dialog = dialogOf(screen)
  const customers = Array.from({ length: 51 }, (_, n) => `Guest ${n},guest${n}@guests.example`)
  await upload(screen, ['first_name,email', ...customers].join('\n'))
  await dialog.getByRole('button', { name: texts.preview.submit }).click()
  await expect(
    dialog.getByText(
      'Import would exceed your plan limit. Current: 0, Attempting to import: 51, Plan limit: 50. Please upgrade your subscription to import more customers.',
    ),
  ).toBeVisible()
}

/** An imported row with a wrong field need not be uploaded again. */
async function importsWithoutWrongField(screen: Screen) {
  const dialog = dialogOf(screen)
  await screen.page.reload()
  await screen.page.getByRole('button', { name: texts.button }).click()
  await upload(screen, 'first_name,email,birthday\nOla,ola@guests.example,31/31/1990')
  await dialog.getByRole('button', { name: texts.preview.submit }).click()
  await dialog.getByRole('checkbox', { name: texts.validating.leaveOut('1', 1) }).check()
  await dialog.getByRole('button', { name: texts.validating.submit('1', 1) }).click()
  await expect(dialog.getByText(texts.results.keepMended)).toBeVisible()
  await expect(dialog.getByRole('link', { name: texts.results.downloadMended })).toBeVisible()
  await expect(dialog.getByText(texts.results.keep)).toBeHidden()
  await dialog.getByText(texts.results.mended).click()
  await expect(dialog.getByText('Imported. Without the birthday “31/31/1990”')).toBeVisible()
  // The list behind the dialog shows who came, under its columns.
  await expect(screen.page.locator('thead')).toBeVisible()
}

const dialogOf = ({ page }: Screen) => page.getByRole('dialog')

async function upload(screen: Screen, content: string, name = 'guests.csv') {
  const dialog = dialogOf(screen)
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(content) }
  await dialog.getByLabel(texts.upload.choose).setInputFiles(file)
  await dialog.getByRole('button', { name: texts.upload.submit, exact: true }).click()
}
