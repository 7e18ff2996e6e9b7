import { execFileSync } from 'node:child_process'
import { AxeBuilder } from '@axe-core/playwright'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe } from 'vitest'
import { dropDatabase, newDatabase, type TestDatabase } from '#tests/engines/index.ts'
import { journey } from '#tests/engines/journey.ts'
import { type ServerUnderTest, startServer } from '#tests/engines/server.ts'
import { texts } from '#web/admin/texts.ts'
import { texts as billing } from '#web/console/billing/texts.ts'
import { openBrowser } from './browser.ts'
import { desk, openScreen, phone, watched } from './screens.ts'

const PRO = '01939c00-0000-7000-8000-000000000002'
const PASSWORD = 'a fine password'

let database: TestDatabase
let server: ServerUnderTest
let browser: Awaited<ReturnType<typeof openBrowser>>
let adminPassword: string

beforeAll(async () => {
  database = await newDatabase()
  server = await startServer(database)
  browser = await openBrowser()
  // The embedded engine belongs to one process at a time.
  await server.kill()
  adminPassword = createAdmin('admin@platform.example')
  await server.start()
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await dropDatabase(database)
})

describe('the platform’s own screens', () => {
  journey('show a super admin every company, and nobody else anything', async () => {
    const owner = await openScreen(browser, server.url, phone)
    const admin = await openScreen(browser, server.url, desk)
    await watched([owner, admin], async () => {
      await admin.page.goto(`${server.url}/admin/dashboard`)
      await expect(admin.page).toHaveURL(`${server.url}/login`)
      await signUp(owner.page.request, 'Corner Flowers', 'owner@flowers.example')
      for (const path of ['/admin/dashboard', '/admin/tenants']) {
        await owner.page.goto(server.url + path)
        await expect(owner.page).toHaveURL(`${server.url}/dashboard`)
      }

      const { page } = admin
      await page.getByLabel('Email').fill('admin@platform.example')
      await page.getByLabel('Password').fill(adminPassword)
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await expect(page).toHaveURL(`${server.url}/admin/dashboard`)
      await expect(page.getByRole('heading', { level: 1, name: texts.dashboard.title })).toBeVisible()
      await expect(page.getByRole('row', { name: /Corner Flowers/ })).toContainText('$0.00')
      await accessible(page)
      for (const path of ['/', '/login', '/dashboard']) {
        await page.goto(server.url + path)
        await expect(page).toHaveURL(`${server.url}/admin/dashboard`)
      }

      await page.getByRole('link', { name: texts.places.tenants, exact: true }).click()
      await page.getByLabel(texts.tenants.searchLabel).fill('FLOWERS.ex')
      await page.getByRole('combobox', { name: texts.tenants.status }).selectOption('canceled')
      await expect(page.getByRole('heading', { name: texts.tenants.none })).toBeVisible()
      await page.getByRole('combobox', { name: texts.tenants.status }).selectOption('trial')
      await page.getByRole('button', { name: texts.tenants.view('Corner Flowers') }).press('Enter')
      const details = page.getByRole('dialog', { name: texts.details.title })
      await expect(details).toContainText('owner@flowers.example')
      await accessible(page)
      await page.keyboard.press('Escape')
      await expect(details).toBeHidden()
    })
    expect([...owner.complaints, ...admin.complaints]).toEqual([])
  })

  journey('leave a plan’s owner with what they have of it', async () => {
    const owner = await openScreen(browser, server.url, phone)
    const { page } = owner
    await watched([owner], async () => {
      await signUp(page.request, 'Lamp & Shade', 'owner@lamps.example')
      await page.goto(`${server.url}/dashboard?payment=cancelled`)
      await expect(page.getByRole('status')).toContainText('Payment Cancelled.')
      await page.getByRole('link', { name: 'View Plans' }).click()
      await expect(page.getByRole('heading', { level: 1, name: billing.title })).toBeFocused()
      await expect(page.getByRole('progressbar', { name: billing.usage.customers })).toHaveAttribute(
        'aria-valuetext',
        '0 of 500',
      )
      await accessible(page)
      await page.goto(`${server.url}/dashboard?payment=success`)
      await expect(page.getByRole('status')).toContainText('Payment Successful!')
      await expect(page).toHaveURL(`${server.url}/dashboard`, { timeout: 20_000 })
      await expect(page.getByText('Payment Successful!')).toBeHidden()
      await accessible(page)
    })
    expect(owner.complaints).toEqual([])
  })
})

/** Makes the account as an operator does, and gives the password that is printed. */
function createAdmin(email: string): string {
  const env = { ...server.environment, MIGRATION_DATABASE_URL: database.logins?.ownerUrl }
  const printed = execFileSync(process.execPath, ['server/main.ts', 'create-admin', email], { env })
  return /Password: (\S+)/.exec(String(printed))![1]!
}

async function signUp(request: APIRequestContext, company_name: string, email: string): Promise<void> {
  const data = { company_name, email, password: PASSWORD, tier_id: PRO }
  const headers = { origin: server.url }
  const answer = await request.post(`${server.url}/api/v1/sign-up`, { data, headers })
  expect(answer.status(), await answer.text()).toBe(200)
}

async function accessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)).toEqual([])
  }
}
