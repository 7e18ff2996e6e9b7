import type { Browser, Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Row } from '#bench/rows.ts'
import type { BenchBusiness } from '#bench/world/business.ts'
import { launchChromium } from '#tests/engines/browsers/chromium.ts'
import { texts as counter } from '#web/console/counter/texts.ts'
import { texts as programs } from '#web/console/programs/texts.ts'
import { texts as qrCodes } from '#web/console/qr-codes/texts.ts'
import { texts as setup } from '#web/console/setup/texts.ts'
import { texts as joining } from '#web/join/texts.ts'
import { texts as landing } from '#web/landing/texts.ts'
import { texts as entrance } from '#web/sign-in/texts.ts'

const PHONE = '4155550199'

/** Counts what somebody does by hand, and the time for which the product makes them wait. */
class Dispatch {
  acts = 0
  private readonly started = performance.now()
  click = (what: Locator) => this.act(() => what.click())
  fill = (what: Locator, text: string) => this.act(() => what.fill(text))
  type = (page: Page, text: string) => this.act(() => page.keyboard.type(text))
  sees = (what: Locator) => expect(what).toBeVisible({ timeout: 60_000 })
  seconds = () => (performance.now() - this.started) / 1000

  private async act(does: () => Promise<void>): Promise<void> {
    this.acts++
    await does()
  }
}

type Step = { what: string; seconds: number; acts: number }
type Promised = { seconds: number; acts: number }

/** Counts the clicks, fields and seconds of a business's first day, by a script that never stops to think. */
export async function firstDayRows({ server }: Pick<BenchBusiness, 'server'>): Promise<Row[]> {
  const browser = await launchChromium()
  try {
    const owner = await openPage(browser, { width: 1280, height: 800 })
    const customer = await openPage(browser, { width: 390, height: 844 })
    const first = await signUpToProgram(owner, server.url)
    const link = await makeCode(owner, server.url)
    const joined = await join(customer, `${server.url}${link}`)
    const earned = await earn(owner, server.url)
    const redeemed = await redeem(owner)
    const other = await openPage(browser, { width: 1280, height: 800 })
    const answered = await signUpAndAnswer(other, server.url)
    return [
      row(first, { seconds: 9, acts: 11 }),
      row(answered, { seconds: 9, acts: 7 }),
      row(joined, { seconds: 2, acts: 4 }),
      row(earned, { seconds: 1.1, acts: 2 }),
      row(redeemed, { seconds: 1, acts: 1 }),
    ]
  } finally {
    await browser.close()
  }
}

async function openPage(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: 'en-US', timezoneId: 'America/New_York' })
  return context.newPage()
}

async function signUpToProgram(page: Page, url: string): Promise<Step> {
  await page.goto(url)
  const dispatch = new Dispatch()
  await signUp(page, dispatch)
  await dispatch.click(page.getByRole('link', { name: /Programs/ }).first())
  await dispatch.click(page.getByRole('button', { name: programs.types.stamp_card.label }))
  const dialog = page.getByRole('dialog')
  await dispatch.fill(dialog.getByLabel('Program name'), 'Coffee Card')
  await dispatch.fill(dialog.getByLabel('Reward description'), 'A coffee on us')
  await dispatch.fill(dialog.getByLabel('Stamps required'), '2')
  await dispatch.click(dialog.getByRole('button', { name: programs.createDialog.submit }))
  await dispatch.sees(page.getByRole('heading', { name: 'Coffee Card' }))
  return { what: 'landing page to first program', seconds: dispatch.seconds(), acts: dispatch.acts }
}

/** The way by the setup, with the poster and the welcome besides. */
async function signUpAndAnswer(page: Page, url: string): Promise<Step> {
  await page.goto(url)
  const dispatch = new Dispatch()
  await signUp(page, dispatch)
  await dispatch.click(page.getByText(setup.trade.choices.coffee))
  await dispatch.click(page.getByRole('button', { name: setup.finish }))
  await dispatch.sees(page.getByRole('button', { name: setup.ready.print }))
  return {
    what: 'landing page to program, poster and welcome by the setup',
    seconds: dispatch.seconds(),
    acts: dispatch.acts,
  }
}

async function signUp(page: Page, dispatch: Dispatch): Promise<void> {
  await dispatch.click(page.getByRole('link', { name: landing.nav.getStarted }).first())
  await dispatch.fill(page.getByLabel(entrance.signUp.companyName), 'Coffee at Noon')
  await dispatch.fill(page.getByLabel(entrance.email), `${crypto.randomUUID()}@example.com`)
  await dispatch.fill(page.getByLabel(entrance.password), 'a fine password')
  await dispatch.click(page.getByRole('button', { name: entrance.signUp.submit }))
}

async function makeCode(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/qr-codes`)
  await page.getByRole('button', { name: qrCodes.generate }).first().click()
  await page.getByRole('dialog').getByLabel(qrCodes.dialog.location).fill('Counter')
  await page.getByRole('dialog').getByRole('button', { name: qrCodes.dialog.generate, exact: true }).click()
  const open = page.getByRole('dialog').getByRole('link', { name: qrCodes.preview.open })
  return new URL((await open.getAttribute('href'))!, url).pathname
}

async function join(page: Page, link: string): Promise<Step> {
  const dispatch = new Dispatch()
  await page.goto(link)
  await dispatch.fill(page.getByLabel(joining.phone), PHONE)
  await dispatch.fill(page.getByLabel(joining.firstName), 'Nora')
  await dispatch.click(page.getByRole('checkbox').first())
  await dispatch.click(page.getByRole('button', { name: joining.join }))
  await dispatch.sees(page.getByText(joining.joinedTitle))
  return { what: 'join, the page included', seconds: dispatch.seconds(), acts: dispatch.acts }
}

async function earn(page: Page, url: string): Promise<Step> {
  await page.goto(`${url}/counter`)
  await expect(page.getByRole('button', { name: counter.pad.find })).toBeVisible()
  const dispatch = new Dispatch()
  await dispatch.type(page, PHONE)
  await dispatch.sees(page.getByRole('heading', { level: 1, name: 'Nora' }))
  await dispatch.click(page.getByRole('button', { name: counter.purchase.recordVisit, exact: true }))
  await dispatch.sees(page.getByRole('heading', { name: counter.done.visit }))
  return { what: 'number to recorded stamp', seconds: dispatch.seconds(), acts: dispatch.acts }
}

/** The second stamp fills the card; then the reward waits on the screen. */
async function redeem(page: Page): Promise<Step> {
  await page.getByRole('button', { name: counter.done.stay }).click()
  await page.getByLabel(counter.purchase.again).check()
  await page.getByRole('button', { name: counter.purchase.recordAgain, exact: true }).click()
  const give = page.getByRole('button', { name: counter.rewards.redeem }).first()
  await expect(give).toBeVisible()
  const dispatch = new Dispatch()
  await dispatch.click(give)
  const told = page.getByText(counter.rewards.handedOver).or(page.getByText(/redeemed/i))
  await dispatch.sees(told.first())
  return { what: 'redeem a reward', seconds: dispatch.seconds(), acts: dispatch.acts }
}

const row = ({ what, seconds, acts }: Step, most: Promised): Row => ({
  what,
  ours: `${seconds.toFixed(1)} s, ${acts} clicks and fields`,
  limit: '',
  compared: '',
  promise: `at most ${most.seconds} s, ${most.acts} clicks and fields`,
  kept: seconds <= most.seconds && acts <= most.acts,
})
