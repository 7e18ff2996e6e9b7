import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { texts } from '#web/console/imports/texts.ts'
import { texts as entrance } from '#web/sign-in/texts.ts'
import { expectAccessible } from '../stage/accessible.ts'
import { expect } from '../stage/expect.ts'
import { desk, phone, type Screen, watched } from '../stage/screens.ts'
import { drawn, setStage } from '../stage/stage.ts'

/** Enough customers that the import still runs when the page has reloaded. */
const CUSTOMERS = 30_000

const stage = setStage()

/** German headers in another order, a useless column, two rows with the same phone, one row without contact details. */
const file = () => {
  const customers = Array.from({ length: CUSTOMERS }, (_, n) => `${2_125_550_000 + n};Nora ${n};Gast;blau`)
  return ['Handy;Vorname;Nachname;Farbe', ...customers, '2125550000;Twin;;rot', ';=Nobody;;'].join('\n')
}

describe.each(
  drawn([
    { at: 'a desk', size: desk, email: 'import-desk@example.com' },
    { at: 'a phone', size: phone, email: 'import-phone@example.com' },
  ]),
)('an owner who brings customers along, at $at', ({ size, email }) => {
  journey(
    'sees what will happen first, may reload in the middle, and gets the failed rows back',
    async () => {
      const screen = await stage.open(size)
      await watched([screen], async () => {
        await signUp(screen, email)
        await upload(screen)
        await chooseColumns(screen)
        await importWhatIsValid(screen)
        await reloadInTheMiddle(screen)
        await readResults(screen)
      })
      expect(screen.complaints).toEqual([])
      await screen.page.context().close()
    },
  )
})

const dialogOf = ({ page }: Screen) => page.getByRole('dialog')

async function signUp({ page, url }: Screen, email: string) {
  await page.goto(`${url}/signup`)
  await page.getByLabel(entrance.signUp.companyName).fill('Café Importa')
  await page.getByLabel(entrance.email).fill(email)
  await page.getByLabel(entrance.password).fill('a fine password')
  await page.getByRole('radio', { name: /Agency/ }).check({ force: true })
  await page.getByRole('button', { name: entrance.signUp.submit }).click()
  await expect(page).toHaveURL(/\/dashboard/)
}

async function upload(screen: Screen) {
  const { page, url } = screen
  await page.goto(`${url}/customers`)
  await page.getByRole('button', { name: texts.button }).click()
  const dialog = dialogOf(screen)
  await dialog.getByLabel(texts.upload.choose).setInputFiles({
    name: 'guests.xlsx',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from('x'),
  })
  await expect(dialog.getByText('Please upload a CSV file')).toBeVisible()
  await expectAccessible(screen.page)
  await dialog.getByLabel(texts.upload.choose).setInputFiles({
    name: 'guests.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(file()),
  })
  await dialog.getByRole('button', { name: texts.upload.submit, exact: true }).click()
}

async function chooseColumns(screen: Screen) {
  const dialog = dialogOf(screen)
  await expect(dialog.getByRole('heading', { name: texts.title.preview })).toBeVisible()
  await expect(dialog.getByLabel(texts.preview.column('Handy'))).toHaveValue('phone')
  await expect(dialog.getByLabel(texts.preview.column('Vorname'))).toHaveValue('first_name')
  await expect(dialog.getByLabel(texts.preview.column('Farbe'))).toHaveValue('')
  await expect(dialog.getByRole('row')).toHaveCount(11)
  await expectAccessible(screen.page)
  await dialog.getByLabel(texts.preview.column('Nachname')).selectOption('')
  await dialog.getByRole('button', { name: texts.preview.submit }).click()
}

async function importWhatIsValid(screen: Screen) {
  const dialog = dialogOf(screen)
  await expect(dialog.getByText(texts.validating.valid('30,000', CUSTOMERS))).toBeVisible({ timeout: 60_000 })
  await dialog.getByText(texts.validating.duplicates('1', 1)).click()
  await expect(dialog.getByText('Same phone as row 2; skipped')).toBeVisible()
  await dialog.getByText(texts.validating.invalid('1', 1)).click()
  await expect(dialog.getByText('Either email or phone is required')).toBeVisible()
  await expectAccessible(screen.page)
  await dialog.getByRole('checkbox', { name: texts.validating.sms }).check()
  await dialog.getByRole('button', { name: texts.validating.submit('30,000', CUSTOMERS) }).click()
}

async function reloadInTheMiddle(screen: Screen) {
  const { page } = screen
  await expect(dialogOf(screen).getByRole('progressbar')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: /^Importing \d+%$/ }).click()
  await expect(dialogOf(screen).getByRole('progressbar')).toBeVisible()
  await expectAccessible(screen.page)
}

async function readResults(screen: Screen) {
  const { page } = screen
  const dialog = dialogOf(screen)
  await expect(dialog.getByRole('heading', { name: texts.title.results })).toBeVisible({ timeout: 90_000 })
  await expect(dialog.getByText('30,000', { exact: true })).toBeVisible()
  await expectAccessible(screen.page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: texts.results.download }).click(),
  ])
  expect(download.suggestedFilename()).toBe('failed_imports.csv')
  const failed = parse(await readFile(await download.path(), 'utf8'), { bom: true })
  const specified = ['row_number', 'first_name', 'last_name', 'email', 'phone', 'birthday', 'error']
  expect(failed).toEqual([
    [...specified, 'Nachname', 'Farbe'],
    ['30002', 'Twin', '', '', '2125550000', '', 'Same phone as row 2; skipped', '', 'rot'],
    ['30003', "'=Nobody", '', '', '', '', 'Either email or phone is required', '', ''],
  ])
  await dialog.getByRole('button', { name: texts.done }).click()
  await expect(page.getByText(/^Nora/).first()).toBeVisible()
}
