import { expect, type Page } from '@playwright/test'
import { beforeAll } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { texts as account } from '#web/console/account/texts.ts'
import { texts as shell } from '#web/console/texts.ts'
import { texts as entrance } from '#web/sign-in/texts.ts'
import { openShop, password } from './office.ts'
import { desk, type Screen, watched } from './screens.ts'
import { setStage } from './stage.ts'

const stage = setStage()
const email = 'eventful@example.com'

let screen: Screen
/** What each page heard, and where it happened. */
const heard = new Map<Page, string[]>()
beforeAll(async () => {
  screen = await stage.open(desk)
  await screen.page.context().exposeBinding('hear', ({ page }, what: string) => {
    heard.set(page, [...(heard.get(page) ?? []), what])
  })
  await screen.page.context().addInitScript(() => {
    addEventListener('regulars:auth', (happened) => {
      const { event, where } = (happened as CustomEvent<{ event: string; where: string }>).detail
      ;(window as unknown as { hear(what: string): void }).hear(`${event} ${where}`)
    })
  })
})

journey('the browser raises the events of the specification, and tabs stay in step', async () => {
  const { page, url } = screen
  await openShop(await stage.open(desk), email)
  await watched([screen], async () => {
    await page.goto(`${url}/login`)
    await hears(page, 'INITIAL_SESSION here')
    const other = await page.context().newPage()
    await other.goto(`${url}/login`)
    await signsIn(page)
    await hears(page, 'SIGNED_IN here')
    await hears(other, 'SIGNED_IN another tab')
    await expect(other).toHaveURL(/\/dashboard/)

    await page.goto(`${url}/account`)
    await page.getByLabel(account.profile.name).fill('Ada Quist')
    await page.getByRole('button', { name: account.profile.save }).click()
    await hears(page, 'USER_UPDATED here')
    await hears(other, 'USER_UPDATED another tab')

    await page.goto(`${url}/dashboard`)
    await page.getByRole('button', { name: shell.signOut }).click()
    await hears(page, 'SIGNED_OUT here')
    await hears(other, 'SIGNED_OUT another tab')
    await expect(other).toHaveURL(/\/login/)

    await page.goto(`${url}/reset-password`)
    await page.getByLabel(entrance.email).fill(email)
    await page.keyboard.press('Enter')
    await page.goto(await stage.inbox.mailTo(email, /http\S+reset-password\?token=[\w-]+/))
    await hears(page, 'PASSWORD_RECOVERY here')
  })
  expect(screen.complaints).toEqual([])
})

async function signsIn(page: Page) {
  await page.getByLabel(entrance.email).fill(email)
  await page.getByLabel(entrance.password).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard/)
}

const hears = (page: Page, what: string) => expect.poll(() => heard.get(page) ?? []).toContain(what)
