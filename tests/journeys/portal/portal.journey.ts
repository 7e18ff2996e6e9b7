import type { APIRequestContext, Page } from '@playwright/test'
import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { texts as profile } from '#web/portal/profile/texts.ts'
import { texts } from '#web/portal/texts.ts'
import { confirmAddress } from '../acts/confirmAddress.ts'
import { openBusiness } from '../acts/office.ts'
import { choosePin } from '../acts/pin.ts'
import { expectAccessible } from '../stage/accessible.ts'
import { expect } from '../stage/expect.ts'
import { scan } from '../stage/scanCode.ts'
import { desk, phone, watched } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'

const FREE = '01939c00-0000-7000-8000-000000000001'
const number = '+14155550177'

const stage = setStage()

describe('the portal on a phone', () => {
  journey(
    'takes a first PIN by text, shows the card as it fills, and shows it without a connection',
    async () => {
      const owner = await stage.open(desk)
      const till = tillOf(owner.page.request)
      const customer = await stage.open(phone, true)
      const { page } = customer
      const inbox = stage.inbox

      await watched([customer], async () => {
        const customerId = await till.openBusiness()
        await page.route('**/assets/LoginScreen-*', (route) => route.abort())
        await page.goto(`${stage.server.url}/customer/login`)
        await expect(page.getByRole('alert')).toContainText(texts.failed.text)
        await page.unroute('**/assets/LoginScreen-*')
        await page.getByRole('button', { name: texts.failed.reload }).click()
        await expect(page.getByLabel(texts.login.phone)).toBeVisible()

        await page.goto(`${stage.server.url}/customer/dashboard`)
        await expect(page).toHaveURL(`${stage.server.url}/customer/login`)
        await expect(page.getByLabel(texts.login.phone)).toBeVisible()
        await expect(page.getByRole('heading', { name: texts.login.title })).not.toBeFocused()

        await page.getByLabel(texts.login.phone).pressSequentially('4155550177')
        await expect(page.getByLabel(texts.login.phone)).toHaveValue('(415) 555-0177')
        const pin = page.getByLabel(texts.login.pin, { exact: true })
        await pin.fill('25x8')
        await expect(pin).toHaveValue('258')
        await page.getByRole('button', { name: texts.login.submit }).click()
        await expect(page.getByRole('alert')).toHaveText('Invalid PIN. Please try again.')
        await expect(pin).toBeFocused()

        await page.getByRole('button', { name: texts.login.byCode }).click()
        await expect(page.getByRole('heading', { name: texts.code.title })).toBeFocused()
        await expect(page).toHaveTitle(texts.code.title)
        await page.getByRole('button', { name: texts.login.back }).click()
        await expect(page.getByRole('heading', { name: texts.login.title })).toBeFocused()
        await expect(page).toHaveTitle(texts.login.title)
        await page.getByLabel(texts.login.phone).pressSequentially('4155550177')
        await page.getByRole('button', { name: texts.login.byCode }).click()
        await page.getByRole('button', { name: texts.code.send }).click()
        const [code] = /\d{6}/.exec(await inbox.textTo(number, /is your code/))!
        await page.getByLabel(texts.code.code).fill(code)
        await page.getByLabel(texts.code.pin).fill('2580')
        await page.getByRole('button', { name: texts.code.submit }).click()
        await expect(page.getByRole('heading', { name: 'Welcome back, Nora!' })).toBeFocused()
        await expect(page.getByText(texts.dashboard.noRewardsText(false))).toBeVisible()

        await page.getByRole('button', { name: texts.dashboard.showCode }).click()
        const dialog = page.getByRole('dialog')
        const written = await dialog.getByText(/^CUS/).textContent()
        expect(await scan(page, dialog.getByRole('img'))).toBe(`regulars:customer:${written}`)
        await till.buy(customerId, 2)
        // The card replaces the code by itself once the till has counted.
        await expect(dialog).toHaveCount(0)
        await expect(page.getByRole('status').getByText('+2 stamps, card full')).toBeVisible()
        // The new reward is in view, whatever else has changed.
        await expect(page.getByRole('button', { name: texts.reward.show })).toBeInViewport({ ratio: 1 })
        await expectAccessible(page)

        await page.getByRole('button', { name: texts.reward.show }).click()
        const reward = await page
          .getByRole('dialog')
          .getByText(/^[A-Z0-9]{8}$/)
          .textContent()
        expect(await scan(page, page.getByRole('dialog').getByRole('img'))).toBe(`regulars:reward:${reward}`)
        await page.goBack()
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(page.getByText(texts.dashboard.showCode)).toBeVisible()

        await untilKept(page)
        await page.context().setOffline(true)
        await page.reload()
        await expect(page.getByText(/^No connection\. This is your card as of/)).toBeVisible()
        await page.getByRole('button', { name: texts.reward.show }).click()
        await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
        await page.keyboard.press('Escape')

        const answerLate = await heldCard(page, () => page.context().setOffline(false))
        await page.getByRole('button', { name: texts.dashboard.logOut }).click()
        await expect(page).toHaveURL(`${stage.server.url}/customer/login`)
        await expect(page.getByRole('heading', { name: texts.login.title })).toBeFocused()
        await answerLate()
        expect(
          await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })),
        ).not.toContain('Nora')
        await page.getByRole('button', { name: texts.login.contact }).click()
        await expect(page.getByRole('dialog').getByText(texts.contact.ask)).toBeVisible()
        await expect(page.getByText('owner@flowers.example')).toHaveCount(0)
      })
      expect(customer.complaints).toEqual([])
    },
  )
})

describe('who comes back to their card, and deletes it', () => {
  journey('is told what is new, and that it is gone and what that means before they leave', async () => {
    const owner = await stage.open(desk)
    const customer = await stage.open(phone, true)
    const { page, url } = customer
    const theirs = '+14155550178'
    await watched([owner, customer], async () => {
      const office = await openBusiness(owner, 'owner@petals.example')
      await confirmAddress(url, stage.inbox, 'owner@petals.example')
      await office.addProgram('points', 'Points', {})
      const { id } = await office.addCustomer('Nora', theirs)
      await choosePin(customer, stage.inbox, theirs, '2580')
      await expect(page.getByText(texts.dashboard.noRewardsText(true))).toBeVisible()
      await office.buy(id, { amount: 1000 })
      const tab = await page.context().newPage()
      await tab.goto(`${url}/customer/dashboard`)
      await expect(tab.getByText(texts.dashboard.sinceLast)).toBeVisible()
      await promiseOlder(tab)
      await tab.getByRole('button', { name: texts.dashboard.older }).press('Enter')
      await expect(tab.getByRole('button', { name: texts.dashboard.older })).toHaveCount(0)
      await expect(tab.locator('[data-entry]').last()).toBeFocused()
      await tab.close()
      // The business gives no phone, email or postal address.
      await expect(page.getByText(texts.contact.ask)).toBeVisible()
      await page.getByRole('button', { name: texts.dashboard.profile }).click()
      await expect(page).toHaveTitle(`${profile.title} · Coffee at Noon`)
      await page.getByRole('button', { name: profile.data.delete }).click()
      const asking = page.getByRole('dialog', { name: profile.erase.title })
      await asking.getByLabel(profile.erase.pin).fill('1470')
      await asking.getByRole('button', { name: profile.erase.confirm }).click()
      await expect(asking.getByText('Invalid PIN. Please try again.')).toBeVisible()
      await asking.getByLabel(profile.erase.pin).fill('2580')
      await asking.getByRole('button', { name: profile.erase.confirm }).click()
      const told = page.getByRole('dialog', { name: profile.erase.done })
      await expect(told.getByText(profile.erase.doneText('Coffee at Noon'))).toBeVisible()
      await expectAccessible(page)
      await told.getByRole('button', { name: profile.erase.leave }).click()
      await expect(page).toHaveURL(`${url}/customer/login`)
    })
    expect(customer.complaints).toEqual([])
    for (const screen of [owner, customer]) await screen.page.context().close()
  })
})

describe('the portal in a browser that is too old', () => {
  journey('says so, and what to do, and nothing takes its place', async () => {
    const { page, url } = await stage.open(phone, true)
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'))
    await page.goto(`${url}/customer/login`, { waitUntil: 'networkidle' })
    await expect(page.locator('body')).toHaveText(/too old.*ask at the counter/)
    await page.context().close()
  })
})

/** The business's side, through the API as its owner. */
function tillOf(request: APIRequestContext) {
  const post = async (path: string, data: unknown) => {
    const headers = { origin: stage.server.url, 'idempotency-key': crypto.randomUUID() }
    const answer = await request.post(`${stage.server.url}/api${path}`, { data, headers })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  return {
    /** Opens a business with a stamp card and one customer. Returns the customer's id. */
    openBusiness: async (): Promise<string> => {
      const account = { email: 'owner@flowers.example', password: 'a fine password' }
      await post('/auth/sign-up', { company_name: 'Corner Flowers', ...account, tier_id: FREE })
      await confirmAddress(stage.server.url, stage.inbox, account.email)
      const config = { stampsRequired: 2, rewardDescription: 'A tulip' }
      await post('/v1/programs', { name: 'Tulips', type: 'stamp_card', config })
      const added = await post('/v1/customers', { first_name: 'Nora', phone: number })
      return added.id
    },
    buy: (customer_id: string, stamps: number) => post('/v1/purchases', { customer_id, stamps }),
  }
}

/** Reconnects, so that the page asks for the card again. Calling the returned function releases the answer. */
async function heldCard(page: Page, reconnect: () => Promise<void>): Promise<() => Promise<void>> {
  const address = '**/api/app/portal/card'
  const release = Promise.withResolvers<void>()
  const fetched = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    const response = await route.fetch()
    fetched.resolve()
    await release.promise
    await route.fulfill({ response })
  })
  await reconnect()
  await fetched.promise
  return async () => {
    const arrived = page.waitForResponse(address)
    release.resolve()
    await (await arrived).finished()
    // Lets the page handle the answer.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  }
}

/** Waits until the page, its scripts and its fonts are cached for a reload without a connection. */
const untilKept = (page: Page) =>
  page.waitForFunction(async () => {
    const kept = await (await caches.open('portal')).keys()
    return (
      kept.some(({ url }) => url.includes('/assets/')) && kept.some(({ url }) => url.endsWith('/customer/'))
    )
  })

/** Shows the card with older entries, which are gone when they are asked for, as after an undo. */
async function promiseOlder(page: Page) {
  await page.route('**/portal/card', async (route) => {
    const answer = await route.fetch()
    const card = (await answer.json()) as { history: { next: string | null } }
    await route.fulfill({ response: answer, json: { ...card, history: { ...card.history, next: 'later' } } })
  })
  await page.route('**/portal/history?*', (route) => route.fulfill({ json: { data: [], next: null } }))
  await page.reload()
}
