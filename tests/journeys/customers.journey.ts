import { AxeBuilder } from '@axe-core/playwright'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe } from 'vitest'
import { dropDatabase, newDatabase, type TestDatabase } from '#tests/engines/index.ts'
import { journey } from '#tests/engines/journey.ts'
import { type ServerUnderTest, startServer } from '#tests/engines/server.ts'
import { texts } from '#web/console/customers/texts.ts'
import { texts as dashboard } from '#web/console/dashboard/texts.ts'
import { texts as messages } from '#web/console/messages/texts.ts'
import { openBrowser } from './browser.ts'
import { Inbox } from './inbox.ts'
import { desk, openScreen, phone, watched } from './screens.ts'

const AGENCY = '01939c00-0000-7000-8000-000000000003'

let database: TestDatabase
let server: ServerUnderTest
let browser: Awaited<ReturnType<typeof openBrowser>>

beforeAll(async () => {
  database = await newDatabase()
  server = await startServer(database)
  browser = await openBrowser()
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await dropDatabase(database)
})

describe.each([
  { at: 'a desk', size: desk, number: '(415) 555-0161', e164: '+14155550161' },
  { at: 'a phone', size: phone, number: '(415) 555-0162', e164: '+14155550162' },
])('the customers of a shop run from $at', ({ at, size, number, e164 }) => {
  journey('are added, found with a slip, sorted, paged and written to, and the text arrives', async () => {
    const screen = await openScreen(browser, server.url, size)
    const { page } = screen
    const inbox = new Inbox(server.inboxUrl)

    await watched([screen], async () => {
      await openShop(page, at)
      await page.goto(`${server.url}/customers`)
      await expect(page.getByText(texts.none.title)).toBeVisible()
      await accessible(page)

      await addMany(page.request, 51)
      await page.goto(`${server.url}/dashboard`)
      await page.getByRole('button', { name: dashboard.quickActions.customer }).click()
      await addHelene(page, number)
      await page.goto(`${server.url}/customers`)
      await expect(page.getByText(texts.count('52', 52, false))).toBeVisible()
      await accessible(page)

      await page.getByLabel(texts.search).fill('Helnee')
      await expect(page.getByText(texts.similar('Helnee'))).toBeVisible()
      await expect(page).toHaveURL(/search=Helnee/)
      await page.getByRole('button', { name: texts.sms('Helene Novak') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: /Reward earned/ }).click()
      await expect(dialog.getByText(/Good news, Helene/)).toBeVisible()
      await accessible(page)
      // Twice at once, as an impatient thumb does: it goes once.
      await dialog.getByRole('button', { name: messages.sms.send }).dblclick()
      await expect(dialog.getByText(messages.sms.sent)).toBeVisible({ timeout: 30_000 })
      await expect(dialog).toBeHidden()
      expect(await inbox.textTo(e164, /Good news, Helene/)).toContain('Coffee at Noon')
      await page.goto(`${server.inboxUrl}?phone=${encodeURIComponent(e164)}`)
      await expect(
        page
          .getByText(/Good news, Helene/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible()
      expect(await inbox.textsTo(e164, /^Good news/)).toHaveLength(1)

      await page.goto(`${server.url}/customers?search=Helnee`)
      const noEmail = page.getByRole('button', { name: texts.noEmail('Helene Novak') })
      await expect(noEmail).toBeDisabled()
      await page.getByLabel(texts.search).fill('nobody at all')
      await expect(page.getByText(texts.noneFound.title)).toBeVisible()
      await page.getByRole('button', { name: texts.noneFound.clear }).click()

      await page.getByLabel(texts.sort).selectOption('name')
      await expect(page).toHaveURL(/sort=name/)
      const names = page.getByRole('link', { name: /^Guest \d/ })
      await expect(names.first()).toHaveText('Guest 1')
      await expect(names).toHaveCount(50)
      await page.getByRole('button', { name: texts.more }).click()
      await expect(names).toHaveCount(51)
      await page.reload()
      await expect(names.first()).toHaveText('Guest 1')
    })
    expect(screen.complaints).toEqual([])
    await page.context().close()
  })
})

async function openShop(page: Page, at: string) {
  const email = `${at.replace(' ', '-')}@customers.example`
  const signUp = { company_name: 'Coffee at Noon', email, password: 'a fine password', tier_id: AGENCY }
  const time_zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  await post(page.request, '/sign-up', { ...signUp, locale: 'en-US', time_zone })
}

async function addMany(request: APIRequestContext, many: number) {
  for (let n = 1; n <= many; n++)
    await post(request, '/customers', { first_name: 'Guest', last_name: `${n}` })
}

async function addHelene(page: Page, number: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(texts.dialog.firstName).fill('Helene')
  await dialog.getByLabel(texts.dialog.lastName).fill('Novak')
  await dialog.getByLabel(texts.dialog.phone).fill('12')
  await dialog.getByRole('button', { name: texts.dialog.save }).click()
  await expect(dialog.getByText(/Enter a phone number such as/)).toBeVisible()
  // Nothing typed is lost.
  await expect(dialog.getByLabel(texts.dialog.firstName)).toHaveValue('Helene')
  await accessible(page)
  await dialog.getByLabel(texts.dialog.phone).fill(number)
  await dialog.getByRole('button', { name: texts.dialog.save }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(texts.added('Helene Novak'))).toBeVisible()
}

async function post(request: APIRequestContext, path: string, data: unknown) {
  const headers = { origin: server.url, 'idempotency-key': crypto.randomUUID() }
  const answer = await request.post(`${server.url}/api/v1${path}`, { data, headers })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** In the light theme and in the dark one. */
async function accessible(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)).toEqual([])
  }
}
