import { describe } from 'vitest'
import { texts as links } from '#server/portal/card/pageTexts.ts'
import { journey } from '#tests/engines/journey.ts'
import { texts as joining } from '#web/join/texts.ts'
import { texts as portal } from '#web/portal/texts.ts'
import { confirmAddress } from '../acts/confirmAddress.ts'
import { openBusiness } from '../acts/office.ts'
import { expectAccessible } from '../stage/accessible.ts'
import { ByKeys, leave } from '../stage/byKeys.ts'
import { expect } from '../stage/expect.ts'
import { desk, phone } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage()
const t = links.view
const number = '+14155550191'
const mailbox = 'guest.of.links@example.com'
const code = /^[A-Z0-9]{8}$/

describe('the link of a welcome mail', () => {
  journey('opens the card in another browser, and asks for the PIN before it shows a code', async () => {
    const owner = await stage.open(desk)
    const office = await openBusiness(owner, 'links@example.com')
    await confirmAddress(owner.url, stage.inbox, 'links@example.com')
    await office.addProgram('stamp_card', 'Tulips', { stampsRequired: 2, rewardDescription: 'A tulip' })
    const form = await office.post<{ code: string }>('/v1/qr-codes', { location_name: 'Door' })

    const own = await stage.open(phone)
    await own.page.goto(`${own.url}/signup-form/${form.code}`)
    await own.page.getByLabel(joining.phone).fill(number)
    await own.page.getByText(joining.more).click()
    await own.page.getByLabel(joining.email, { exact: true }).fill(mailbox)
    await own.page.getByRole('checkbox', { name: /^Email me/ }).check()
    await own.page.getByRole('button', { name: joining.join }).click()
    const texted = /\/card\/[\w-]+/.exec(await stage.inbox.textTo(number, /\/card\//))![0]
    await own.page.goto(own.url + texted)
    await own.page.getByLabel(links.pinLabel).fill('2580')
    await own.page.getByRole('button', { name: links.openWithPin }).click()
    await expect(own.page.getByText(portal.dashboard.noRewardsText(false))).toBeVisible()
    const { data } = await (await owner.page.request.get(`${owner.url}/api/v1/customers`)).json()
    await office.buy(data[0].id, { stamps: 2 })

    const mailed = await stage.inbox.mailTo(mailbox, /\/card\/[\w-]+/)
    const by = await ByKeys.open(stage)
    const { page, keys } = by
    await page.goto(by.screen.url + mailed)
    await expect(page.getByRole('heading', { name: t.title })).toBeVisible()
    await expect(page.getByText('Coffee at Noon').first()).toBeVisible()
    await expect(page.getByText('A tulip').first()).toBeVisible()
    await expect(page.getByText(code)).toHaveCount(0)
    await expect(page.locator('body')).not.toContainText('0191')
    await expectAccessible(page)
    const kept = () =>
      page.evaluate(async () => [await caches.keys(), Object.keys(localStorage), Object.keys(sessionStorage)])
    expect(await kept()).toEqual([[], [], []])
    expect(await page.context().cookies()).toEqual([])

    await keys.tabTo(t.showCode)
    await keys.press('Enter')
    await keys.tabTo(t.pinLabel)
    await by.enter('1470')
    await by.said('Invalid PIN. Please try again.')
    await keys.hasFocus(t.pinLabel)
    await by.enter('2580')
    await expect(page.getByText(portal.reward.available, { exact: true })).toBeVisible()
    await expect(page.getByText(code).first()).toBeVisible()

    // Whoever has the browser next, and goes back to the link, sees what anybody with the link sees.
    await page.getByRole('button', { name: portal.dashboard.logOut }).click()
    await expect(page).toHaveURL(/\/customer\/login$/)
    await page.goto(by.screen.url + mailed)
    await expect(page.getByRole('heading', { name: t.title })).toBeVisible()
    await expect(page.getByText(code)).toHaveCount(0)
    // The texted link shows the same, and proves nothing a second time.
    await page.goto(by.screen.url + texted)
    await expect(page.getByRole('heading', { name: t.title })).toBeVisible()
    await expect(page.getByText(code)).toHaveCount(0)
    await leave(by.screen)
    await leave(own)
    await leave(owner)
  })
})
