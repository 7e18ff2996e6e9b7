import type { Page } from '@playwright/test'
import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { agreed } from '#tests/world/agreed.ts'
import { png } from '#tests/world/pictures.ts'
import { texts as closing } from '#web/console/closing/texts.ts'
import { texts as forms } from '#web/console/forms/texts.ts'
import { texts as history } from '#web/console/messages/history/texts.ts'
import { texts as around } from '#web/console/page/texts.ts'
import { texts as settings } from '#web/console/settings/texts.ts'
import { expectAccessible } from '../stage/accessible.ts'
import { expect } from '../stage/expect.ts'
import { desk, watched } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'

const PASSWORD = 'a fine password'
const BUSINESS = 'Settings Café'

const stage = setStage()

async function signUp(page: Page) {
  const headers = { origin: stage.server.url }
  const data = {
    company_name: BUSINESS,
    email: 'settings@example.com',
    password: PASSWORD,
    tier_id: '01939c00-0000-7000-8000-000000000003',
  }
  await page.request.post(`${stage.server.url}/api/auth/sign-up`, { headers, data })
  const added = await page.request.post(`${stage.server.url}/api/v1/customers`, {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    data: { first_name: 'Nora', phone: '+14155550177', email: 'nora@guests.example', ...agreed },
  })
  expect(added.ok(), await added.text()).toBe(true)
}

describe('a shop’s settings', () => {
  journey('are edited in two tabs, guarded, closed and opened again', async () => {
    const one = await stage.open(desk)
    const { page } = one
    await watched([one], async () => {
      await signUp(page)
      const other = await page.context().newPage()
      await page.goto(`${stage.server.url}/settings`)
      await other.goto(`${stage.server.url}/settings`)
      const address = (tab: Page) => tab.getByLabel(settings.fields.address)
      await address(page).fill('1 Main Street, Springfield')
      await other.getByLabel(settings.fields.contact_email).fill('hello@cafe.example')
      await page.getByRole('button', { name: settings.bar.save }).click()
      await expect(page.getByText(settings.bar.saved)).toBeVisible()

      await other.getByRole('button', { name: settings.bar.save }).click()
      await expect(other.getByText(forms.stale.title)).toBeVisible()
      await other.getByRole('button', { name: forms.stale.take }).click()
      await expect(address(other)).toHaveValue('1 Main Street, Springfield')
      await other.getByRole('button', { name: settings.bar.save }).click()
      await expect(other.getByText(settings.bar.saved)).toBeVisible()
      await other.close()

      await page.reload()
      await expect(page.getByLabel(settings.fields.contact_email)).toHaveValue('hello@cafe.example')
      const logo = { name: 'logo.png', mimeType: 'image/png', buffer: png('#0f766e', 64, 64) }
      await page.locator('input[type=file]').setInputFiles(logo)
      await expect(page.getByText(settings.logo.saved)).toBeVisible()

      const countries = settings.textCountries
      await page.getByLabel(countries.add).selectOption('CA')
      await expect(page.getByRole('button', { name: countries.remove('Canada') })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: countries.remove('Canada') }).click()
      await expect(page.getByRole('button', { name: countries.remove('Canada') })).toBeHidden()

      await address(page).fill('2 Main Street, Springfield')
      await page.getByRole('link', { name: around.places.dashboard }).click()
      await expect(page.getByText(around.leave.title)).toBeVisible()
      await page.getByRole('button', { name: around.leave.stay }).click()
      await expect(address(page)).toHaveValue('2 Main Street, Springfield')
      await page.getByRole('button', { name: settings.bar.discard }).click()
      await expect(address(page)).toHaveValue('1 Main Street, Springfield')

      await page.getByRole('link', { name: around.places.communications }).click()
      await page.getByLabel(history.search).fill('nora')
      await page.getByLabel(history.type, { exact: true }).selectOption('email')
      await page.getByRole('button', { name: new RegExp(`^Welcome to ${BUSINESS} `) }).click()
      await expect(page.getByRole('dialog').getByText('nora@guests.example')).toBeVisible()
      await expectAccessible(page)
      await page.reload()
      await expect(page.getByRole('dialog').getByText('nora@guests.example')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL(/\?search=nora&type=email$/)
      await page.getByRole('link', { name: around.places.communications }).click()
      await expect(page.getByLabel(history.search)).toHaveValue('')

      await page.getByRole('link', { name: around.places.settings, exact: true }).click()
      await page.getByRole('button', { name: closing.open }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(closing.dialog.name).fill(BUSINESS)
      await dialog.getByLabel(closing.dialog.password).fill(PASSWORD)
      await dialog.getByRole('button', { name: closing.dialog.confirm }).click()
      await expect(page.getByText(closing.banner.title, { exact: true })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: closing.banner.reopen }).click()
      await expect(page.getByText(closing.reopened)).toBeVisible()
      await expect(page.getByText(closing.banner.title, { exact: true })).toBeHidden()
    })
    expect(one.complaints).toEqual([])
  })
})
