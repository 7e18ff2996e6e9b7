import { describe } from 'vitest'
import { texts as links } from '#server/portal/card/pageTexts.ts'
import { journey } from '#tests/engines/journey.ts'
import { analyticsTexts as analytics } from '#web/console/analytics/texts.ts'
import { texts as counter } from '#web/console/counter/texts.ts'
import { texts as dashboard } from '#web/console/dashboard/texts.ts'
import { texts as messages } from '#web/console/messages/texts.ts'
import { texts as programs } from '#web/console/programs/texts.ts'
import { texts as qrCodes } from '#web/console/qr-codes/texts.ts'
import { texts as segments } from '#web/console/segments/texts.ts'
import { texts as settings } from '#web/console/settings/texts.ts'
import { texts as joining } from '#web/join/texts.ts'
import { texts as portal } from '#web/portal/texts.ts'
import { texts as entrance } from '#web/sign-in/texts.ts'
import { tillTexts } from '#web/till/texts.ts'
import { confirmAddress } from '../acts/confirmAddress.ts'
import { pressAtTill } from '../acts/pressAtTill.ts'
import { expect } from '../stage/expect.ts'
import { desk, phone, type Screen, watched } from '../stage/screens.ts'
import { drawn, setStage } from '../stage/stage.ts'

const stage = setStage()
const place = dashboard.place

describe.each(
  drawn([
    {
      at: 'a desk',
      size: desk,
      email: 'desk@example.com',
      number: '+1 415 555 0143',
      digits: '+14155550143',
    },
    {
      at: 'a phone',
      size: phone,
      email: 'phone@example.com',
      number: '+1 415 555 0144',
      digits: '+14155550144',
    },
  ]),
)('the first day of a shop run from $at', ({ size, email, number, digits }) => {
  journey('goes from sign-up to a redeemed reward, with the texts that the guest agreed to', async () => {
    const owner = await stage.open(size, true)
    const customer = await stage.open(phone, true)
    const inbox = stage.inbox

    await watched([owner, customer], async () => {
      await signUp(owner, email)
      await expect(owner.page.getByText(messages.proof.title)).toBeVisible()
      await expect(owner.page.getByText(dashboard.firstSteps.title)).toBeVisible()
      await seePlace(owner)
      await confirmAddress(owner.url, inbox, email)
      await owner.page.reload()
      await expect(owner.page.getByRole('heading', { level: 1, name: /Coffee at Noon/ })).toBeVisible()
      await expect(owner.page.getByText(messages.proof.title)).toBeHidden()
      await expect(owner.page.getByText(place.until)).toBeHidden()
      await makeStampCard(owner)
      const joinLink = await printQrCode(owner)

      await join(customer, joinLink, number)
      await inbox.textTo(digits, /\/card\//)
      await openTextedLink(customer, stage.server.inboxUrl, digits)
      await customer.page.getByLabel(links.pinLabel).fill('2580')
      await customer.page.getByRole('button', { name: links.openWithPin }).click()
      await expect(customer.page.getByText('Welcome back, Nora!')).toBeVisible()
      await expect(customer.page.getByText(/0 of 3/).first()).toBeVisible()

      await findCustomer(owner, digits)
      await recordPurchase(owner, 3)
      const code = await rewardCode(customer)
      const announced = await inbox.textTo(digits, new RegExp(code))
      expect(announced).toContain('A coffee on us')

      await seeWhoHasReward(owner)
      await redeem(owner)
      await seeAnalytics(owner)
      await customer.page.reload()
      await expect(customer.page.getByText(portal.reward.redeemed, { exact: true })).toBeVisible()

      await customer.page.getByRole('button', { name: portal.dashboard.logOut }).click()
      await signInWithPin(customer, number)
      await expect(customer.page.getByText('Welcome back, Nora!')).toBeVisible()
    })
    for (const screen of [owner, customer]) {
      expect(screen.complaints).toEqual([])
      await screen.page.context().close()
    }
  })
})

async function signUp({ page, url }: Screen, email: string) {
  await page.goto(`${url}/signup`)
  await page.getByLabel(entrance.signUp.companyName).fill('Coffee at Noon')
  await page.getByLabel(entrance.email).fill(email)
  await page.getByLabel(entrance.password).fill('a fine password')
  await page.getByRole('button', { name: entrance.signUp.submit }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(page.getByRole('heading', { level: 1, name: /Coffee at Noon/ })).toBeVisible()
}

/**
 * The guessed country of the business is visible without scrolling. It stays when the checklist is put away, and links
 * to its setting. Once confirmed, the question disappears.
 */
async function seePlace({ page }: Screen) {
  await expect(page.getByText(/United States, US dollars, in an unknown time zone/)).toBeInViewport({
    ratio: 1,
  })
  const right = page.getByRole('button', { name: place.right })
  await right.click({ trial: true })
  await expect(right).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('link', { name: `${place.change} ${place.changeWhat}` }).click()
  await expect(page.locator('#place')).toBeFocused()
  await expect(page.getByLabel(settings.fields.default_country, { exact: true })).toBeInViewport()
  await page.goBack()
  await page.getByRole('button', { name: dashboard.firstSteps.dismiss }).click()
  await right.click()
  await expect(page.getByText(place.until)).toBeHidden()
}

/** Shows the first customer, next to an earlier period without customers. */
async function seeAnalytics({ page, url }: Screen) {
  await page.goto(`${url}/analytics`)
  await expect(page.getByRole('heading', { name: analytics.periods['30-days'] })).toBeVisible()
  await expect(page.getByRole('heading', { name: analytics.visits.title(false) })).toBeVisible()
  await expect(page.getByText(analytics.joined.count(1, '1'), { exact: true })).toBeVisible()
  // The business was not open in the period before.
  await expect(page.getByText(analytics.figures.before('0'))).toHaveCount(0)
  await page.getByLabel(analytics.period).selectOption('12-months')
  await expect(page.getByRole('heading', { name: analytics.visits.title(true) })).toBeVisible()
  await page.getByRole('link', { name: '1 guest with 1 visit, last visit: Last 30 days' }).click()
  await expect(page.getByLabel(segments.form.name.label)).toHaveValue('1 visit (last 30 days)')
}

async function makeStampCard({ page, url }: Screen) {
  await page.goto(`${url}/programs`)
  // While there is no program, the page itself is the first step of the dialog.
  await page.getByRole('button', { name: programs.types.stamp_card.label }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Program name').fill('Coffee Card')
  await dialog.getByLabel('Stamps required').fill('3')
  await dialog.getByLabel('Reward description').fill('A coffee on us')
  await dialog.getByRole('button', { name: programs.createDialog.submit }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Coffee Card' })).toBeVisible()
}

/**
 * Generates a code, downloads it under the name that the specification gives, and follows it as a phone's camera would.
 */
async function printQrCode({ page, url }: Screen): Promise<string> {
  await page.goto(`${url}/qr-codes`)
  await page.getByRole('button', { name: qrCodes.generate }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(qrCodes.dialog.location).fill('Counter')
  await dialog.getByRole('button', { name: qrCodes.dialog.generate, exact: true }).click()
  const preview = page.getByRole('dialog')
  const open = preview.getByRole('link', { name: qrCodes.preview.open })
  const link = (await open.getAttribute('href'))!
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    preview.getByRole('button', { name: qrCodes.card.download }).click(),
  ])
  expect(download.suggestedFilename()).toBe('qr-code-Counter.png')
  return new URL(link, url).href
}

async function join({ page }: Screen, link: string, number: string) {
  await page.goto(link)
  await page.getByLabel(joining.phone).fill(number)
  await page.getByLabel(joining.firstName).fill('Nora')
  const sms = page.getByRole('checkbox').first()
  await expect(sms).not.toBeChecked()
  await sms.check()
  await page.getByRole('button', { name: joining.join }).click()
  await expect(page.getByText(joining.joinedTitle)).toBeVisible()
  await expect(page.getByText(joining.joinedText)).toBeVisible()
}

/** Opens the inbox page of a phone, reads the welcome text and follows its link to the card. */
async function openTextedLink({ page }: Screen, inboxUrl: string, digits: string) {
  await page.goto(`${inboxUrl}?phone=${encodeURIComponent(digits)}`)
  const link = page.getByRole('link', { name: /\/card\// }).first()
  await expect(link).toBeVisible()
  await page.goto((await link.getAttribute('href'))!)
}

async function findCustomer({ page, url }: Screen, digits: string) {
  await page.goto(`${url}/counter`)
  await expect(page.getByRole('button', { name: counter.pad.find })).toBeVisible()
  // The pad has the focus, so staff can type at once. After the last digit no key needs to be pressed.
  await page.keyboard.type(digits)
  await expect(page.getByRole('heading', { level: 1, name: 'Nora' })).toBeVisible()
}

async function recordPurchase({ page }: Screen, stamps: number) {
  const more = page.getByRole('button', { name: counter.purchase.more })
  for (let given = 1; given < stamps; given++) await pressAtTill(more)
  // The effect of the purchase is shown before it is recorded.
  await expect(page.getByText(tillTexts.effect.reward('A coffee on us'))).toBeVisible()
  const record = page.getByRole('button', { name: /^Record/ })
  // Two quick presses, as an impatient person makes them, count once.
  await record.dblclick()
  await expect(page.getByText(counter.done.due)).toBeVisible()
  await expect(page.getByRole('button', { name: counter.undo.undo }).first()).toBeVisible()
}

async function rewardCode({ page }: Screen): Promise<string> {
  await page.reload()
  await expect(page.getByText(portal.reward.available, { exact: true })).toHaveCount(1)
  const shown = page.getByText(/^[A-Z0-9]{8}$/).first()
  await expect(shown).toBeVisible()
  return (await shown.textContent())!
}

/** Goes from the dashboard to the customers who have a reward to collect, and back to the counter. */
async function seeWhoHasReward({ page, url }: Screen) {
  const before = page.url()
  await page.goto(`${url}/dashboard`)
  const { rewards, customers } = dashboard.waiting
  await page.getByRole('link', { name: rewards(1, '1', customers(1, '1')) }).click()
  await expect(page).toHaveURL(/\/customers\?reward=waiting/)
  await expect(page.getByRole('link', { name: 'Nora' }).first()).toBeVisible()
  await page.goto(before)
}

async function redeem({ page }: Screen) {
  await pressAtTill(page.getByRole('button', { name: counter.rewards.redeem }).first())
  await expect(
    page
      .getByText(counter.rewards.redeemed('A coffee on us'))
      .or(page.getByText(counter.rewards.handedOver))
      .first(),
  ).toBeVisible()
}

async function signInWithPin({ page, url }: Screen, number: string) {
  await expect(page).toHaveURL(`${url}/customer/login`)
  await page.getByLabel(portal.login.phone).fill(number)
  await page.getByLabel(portal.login.pin, { exact: true }).fill('2580')
  await page.getByRole('button', { name: portal.login.submit }).click()
}
