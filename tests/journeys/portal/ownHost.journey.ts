import { describe } from 'vitest'
import { texts as links } from '#server/portal/card/pageTexts.ts'
import { journey } from '#tests/engines/journey.ts'
import { brandingTexts as branding } from '#web/console/settings/branding/texts.ts'
import { domainTexts as domain } from '#web/console/settings/domain/texts.ts'
import { texts as joining } from '#web/join/texts.ts'
import { texts as portal } from '#web/portal/texts.ts'
import { confirmAddress } from '../acts/confirmAddress.ts'
import { openBusiness } from '../acts/office.ts'
import { expectAccessible } from '../stage/accessible.ts'
import { ByKeys, leave } from '../stage/byKeys.ts'
import { expect } from '../stage/expect.ts'
import { desk, phone, type Screen, watched } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'

const HOST = 'card.noon.localhost'
const number = '+14155550191'

// The demo's DNS can be written, and Chromium resolves every name under localhost to this machine.
const stage = setStage(undefined, 'embedded')

describe("a shop's own brand and host", () => {
  journey('are set up by keys alone, and a guest finds nothing there but this shop', async () => {
    const by = await ByKeys.open(stage)
    const customer = await stage.open(phone)
    const neighbour = await stage.open(desk)
    await watched([by.screen, customer, neighbour], async () => {
      const own = await opensBusiness(by.screen, 'owner@noon.example')
      const other = await opensBusiness(neighbour, 'owner@books.example')
      await brandsItself(by)
      await namesHost(by)
      await provesHost(by)

      const at = `http://${HOST}:${new URL(stage.server.url).port}`
      await customer.page.goto(at)
      await expect(customer.page).toHaveURL(`${at}${own}`)
      await joins(customer)
      await opensCard(customer, at)
      const answer = await customer.page.goto(`${at}${other}`)
      expect(answer!.status()).toBe(404)
      await expect(customer.page.getByText(joining.closedTitle)).toBeVisible()
      expect((await neighbour.page.goto(`${neighbour.url}${other}`))!.status()).toBe(200)
      await expect(neighbour.page.getByText(joining.by)).toBeVisible()

      await givesHostUp(by)
      expect(
        (await by.page.request.get(`${stage.server.url}/internal/domain-allowed?domain=${HOST}`)).status(),
      ).toBe(404)
    })
    for (const screen of [by.screen, customer, neighbour]) await leave(screen)
  })
})

/** Opens a business with one QR code. Returns the path of its form. */
async function opensBusiness(screen: Screen, email: string): Promise<string> {
  const office = await openBusiness(screen, email)
  await confirmAddress(screen.url, stage.inbox, email)
  await office.addProgram('stamp_card', 'Coffee Card', {
    stampsRequired: 3,
    rewardDescription: 'A coffee on us',
  })
  const { code } = await office.post<{ code: string }>('/v1/qr-codes', { location_name: 'Counter' })
  return `/signup-form/${code}`
}

async function brandsItself({ page, screen, keys, press, said }: ByKeys) {
  await page.goto(`${screen.url}/settings#branding`)
  await expect(page.getByLabel(branding.sender.label)).toBeVisible()
  await keys.hasFocus()
  await keys.tabTo(new RegExp(`^${branding.hides.label}`))
  await keys.press('Space')
  await keys.tabTo(new RegExp(`^${branding.sender.label}`))
  await keys.type('Noon & Friends')
  await press(branding.save)
  await said(branding.saved)
  await keys.hasFocus()
}

async function namesHost({ page, keys, press, said, heading }: ByKeys) {
  await keys.tabTo(new RegExp(`^${domain.host}`))
  await keys.type('no host at all')
  await press(domain.add)
  await expect(page.getByLabel(domain.host, { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await keys.hasFocus(new RegExp(`^${domain.host}`))
  await keys.press('Control+a')
  await keys.type(`http://${HOST.toUpperCase()}/`)
  await keys.press('Enter')
  await said(domain.added)
  await expect(heading(HOST)).toBeFocused()
  await said(domain.states.pending)
  await expectAccessible(page)
}

/** Writes the DNS record that the page shows. */
async function provesHost({ page, press, said, screen, keys }: ByKeys) {
  await press(domain.check)
  await said(domain.notYet)
  await said(domain.recordStates.missing)
  await keys.hasFocus(domain.check)
  const [name, value] = await page
    .getByRole('listitem')
    .filter({ hasText: 'TXT' })
    .locator('dd > span:first-child')
    .allTextContents()
  const headers = { origin: screen.url }
  const form = { name: name!, value: value! }
  expect((await page.request.post(`${screen.url}/dev/dns`, { headers, form })).ok()).toBe(true)
  await keys.press('Enter')
  await said(domain.proven)
  await expect(page.getByText(domain.states.proven, { exact: true })).toBeVisible()
  await expect(page.getByText(domain.recordStates.fine, { exact: true })).toHaveCount(2)
  await expectAccessible(page)
}

async function joins({ page }: Screen) {
  await expect(page.getByLabel(joining.phone)).toBeVisible()
  await expect(page.getByText(joining.by)).toHaveCount(0)
  await page.getByLabel(joining.phone).fill(number)
  await page.getByLabel(joining.firstName).fill('Nora')
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: joining.join }).click()
  await expect(page.getByText(joining.joinedTitle)).toBeVisible()
}

/** Opens the card from the text, and again from the first page of the host. */
async function opensCard({ page }: Screen, at: string) {
  const text = await stage.inbox.textTo(number, /\/card\//)
  const link = /https?:\S+\/card\/[\w-]+/.exec(text)![0]
  expect(new URL(link).origin).toBe(at)
  await page.goto(link)
  await page.getByLabel(links.pinLabel).fill('2580')
  await page.getByRole('button', { name: links.openWithPin }).click()
  await expect(page).toHaveURL(`${at}/customer/dashboard`)
  await expect(page.getByText('Welcome back, Nora!')).toBeVisible()
  await expect(page.getByText(/0 of 3/).first()).toBeVisible()
  await expect(page.getByText(joining.by)).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: portal.dashboard.logOut }).click()
  await page.getByLabel(portal.login.phone).fill(number)
  await page.getByLabel(portal.login.pin).fill('2580')
  await page.getByRole('button', { name: portal.login.submit }).click()
  await expect(page.getByText('Welcome back, Nora!')).toBeVisible()
  await page.goto(at)
  await expect(page).toHaveURL(`${at}/customer/dashboard`)
}

async function givesHostUp({ page, press, said, closed }: ByKeys) {
  await press(domain.remove)
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await press(domain.removal.confirm)
  await said(domain.removal.done)
  await closed()
}
