import type { Page } from '@playwright/test'
import { beforeAll, describe } from 'vitest'
import { engine } from '#tests/engines/index.ts'
import { journey } from '#tests/engines/journey.ts'
import { callAs } from '#tests/screens/callAs.ts'
import { texts as dashboard } from '#web/console/analytics/texts.ts'
import { texts } from '#web/console/billing/texts.ts'
import { texts as shell } from '#web/console/page/texts.ts'
import { texts as programs } from '#web/console/programs/texts.ts'
import { texts as entrance } from '#web/sign-in/texts.ts'
import { expectAccessible } from './accessible.ts'
import { expect, PATIENCE_MS } from './expect.ts'
import { makeAdmin } from './makeAdmin.ts'
import { meanwhile } from './meanwhile.ts'
import { desk, phone, type Screen, watched } from './screens.ts'
import { setUpSecondStep } from './secondStep.ts'
import { setStage } from './stage.ts'

const cards = {
  refused: '4000000000000002',
  asksWho: '4000002500003155',
  good: '4242424242424242',
  /** Can be kept, and is refused when it is charged. */
  failsLater: '4000000000000341',
}
const { current, plans, change, credits, due, invoices } = texts
const DAY_MS = 86_400_000

const stage = setStage()
beforeAll(async () => {
  const password = await makeAdmin(stage, 'admin@platform.example')
  const { page } = await stage.open(desk)
  const admin = page.context()
  await callAs(admin, 'post', '/auth/sign-in', { email: 'admin@platform.example', password })
  await setUpSecondStep(admin, password!)
  type Tier = { id: string; name: string; version: number }
  const { data } = await callAs<{ data: Tier[] }>(admin, 'get', '/app/admin/tiers')
  for (const { id, name, version } of data.filter(({ name }) => name !== 'Free'))
    await callAs(admin, 'patch', `/app/admin/tiers/${id}`, {
      version,
      stripe_price_id: `price_regulars_${name.toLowerCase()}`,
    })
  await admin.close()
}, 120_000)

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click()

/** A line that names a day. */
const lineOf = (words: (day: string) => string) => {
  const [before, after] = words('|').split('|')
  return new RegExp(`^${before}.+${after}$`)
}

async function pay(page: Page, card: string) {
  await page.getByLabel('Card number').fill(card)
  await press(page, /^(Start trial|Subscribe|Pay )/)
}

async function signUp({ page, url }: Screen, email: string, plan: string) {
  await page.goto(`${url}/signup`)
  await page.getByLabel(entrance.signUp.companyName).fill('Blue Door Café')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a fine password')
  await page.getByRole('radio', { name: new RegExp(`^${plan}`) }).check({ force: true })
  await press(page, entrance.signUp.submit)
}

describe('an owner who pays', () => {
  journey('begins on Pro with a bank that asks who it is, upgrades, cancels and takes it back', async () => {
    const screen = await stage.open(desk)
    const { page, url } = screen
    await watched([screen], async () => {
      await signUp(screen, 'owner@pays.example', 'Pro')
      await expect(page.getByRole('heading', { name: 'Set up your plan' })).toBeVisible()
      await pay(page, cards.refused)
      await expect(page.getByRole('alert')).toContainText(/declined/i)
      await pay(page, cards.asksWho)
      await press(page, 'Complete authentication')
      await expect(page.getByRole('status').filter({ hasText: 'Payment Successful!' })).toBeVisible()
      await expect(page).toHaveURL(`${url}/dashboard`)
      await expect(page.getByText('Payment Successful!')).toBeHidden()

      await page.goto(`${url}/subscription`)
      await expect(page.getByText(/^Visa 3155 is charged from /)).toBeVisible()
      await expectAccessible(page)
      await press(page, plans.choose('Agency'))
      const dialog = page.getByRole('dialog', { name: change.title('Agency') })
      await expect(dialog.getByText(change.limit('Customers', '500', 'unlimited'))).toBeVisible()
      await expect(dialog.getByText(plans.white_label)).toBeVisible()
      await expectAccessible(page)
      await press(page, change.goOn)
      await press(page, 'Confirm')
      await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: plans.current })).toContainText('Agency')

      await press(page, current.cancel)
      await press(page, 'Cancel plan')
      await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
      await expect(page.getByText(/^Agency ends on /).first()).toBeVisible()
      await press(page, current.keep)
      await expect(page.getByText(current.kept)).toBeVisible()
      await expect(page.getByRole('button', { name: current.keep })).toHaveCount(0)
      await expect(page.getByText(plans.useThePortal)).toBeVisible()
    })
    expect(screen.complaints).toEqual([])
  })

  journey('buys credits from a phone, which are there when they come back', async () => {
    const screen = await stage.open(phone)
    const { page, url } = screen
    await watched([screen], async () => {
      await signUp(screen, 'owner@credits.example', 'Free')
      await expect(page).toHaveURL(`${url}/dashboard`)
      await page.goto(`${url}/subscription`)
      await expect(page.getByText(credits.balance('0', false)).first()).toBeVisible()
      await press(page, credits.buy('100', '$5.00'))
      await pay(page, cards.good)
      await expect(page.getByText(credits.bought)).toBeVisible()
      await expect(page.getByText(credits.balance('100', false)).first()).toBeVisible()
      await expect(page.getByRole('row', { name: /Credits bought/ })).toContainText('+100')
      await page
        .getByLabel(credits.settings.topUp)
        .selectOption({ label: credits.settings.option('100', '$5.00') })
      await page.getByLabel(credits.settings.below).fill('many')
      await press(page, credits.settings.save)
      await expect(page.getByText(credits.settings.whole('1', '1,000,000'))).toBeVisible()
      await page.getByLabel(credits.settings.below).fill('50')
      await press(page, credits.settings.save)
      await expect(page.getByText(credits.settings.saved, { exact: true })).toBeVisible()
      await expectAccessible(page)
      await expect(page.getByText(invoices.none)).toBeVisible()
    })
    expect(screen.complaints).toEqual([])
  })

  journey('is let past the limit of Free once they have paid', async () => {
    const screen = await stage.open(desk)
    const { page, url } = screen
    await watched([screen], async () => {
      await signUp(screen, 'owner@grows.example', 'Free')
      await expect(page).toHaveURL(`${url}/dashboard`)
      const card = { name: 'The only card', type: 'stamp_card', config: {} }
      await callAs(page.context(), 'post', '/v1/programs', card)
      await page.goto(`${url}/programs`)
      await press(page, programs.create)
      const full = page.getByRole('dialog').getByText(programs.createDialog.full('1', 1))
      await expect(full).toBeVisible()
      await page.getByRole('dialog').getByRole('link', { name: shell.plans }).click()
      await press(page, plans.choose('Pro'))
      await press(page, change.go)
      await pay(page, cards.good)
      await expect(page.getByRole('status').filter({ hasText: 'Payment Successful!' })).toBeVisible()

      await page.goto(`${url}/programs`)
      await press(page, programs.create)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: programs.types.points.label })
        .first()
        .click()
      await page.getByLabel('Program name').fill('Points as well')
      await page.getByRole('dialog').getByRole('button', { name: programs.createDialog.submit }).click()
      await expect(page.getByText(programs.createDialog.done('Points as well'))).toBeVisible()
    })
    expect(screen.complaints).toEqual([])
  })

  journey('is told what was not paid, and what did not open', async () => {
    const screen = await stage.open(desk)
    const { page, url } = screen
    await watched([screen], async () => {
      await page.route('**/api/v1/create-checkout-session', (route) =>
        route.fulfill({
          status: 503,
          json: {
            error: { code: 'unavailable', message: 'Failed to create checkout session', request_id: '' },
          },
        }),
      )
      await signUp(screen, 'owner@unpaid.example', 'Pro')
      await expect(page.getByText(entrance.signUp.checkoutFailed)).toBeVisible()
      await expect(page).toHaveURL(`${url}/dashboard`)
      // The address alone proves nothing.
      await page.goto(`${url}/dashboard?payment=success`)
      await expect(page.getByText(dashboard.payment.unknown.title)).toBeVisible()
      await page.goto(`${url}/subscription`)
      await press(page, plans.choose('Pro'))
      await press(page, change.go)
      await expect(page.getByText(current.checkoutFailed)).toBeVisible()
      await expect(page.getByText('Failed to create checkout session')).toBeVisible()
      await page.unroute('**/api/v1/create-checkout-session')
      await press(page, change.go)
      await page.getByRole('link', { name: /Back/ }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Payment Cancelled.' })).toBeVisible()
      await page.goto(`${url}/subscription`)
      await press(page, plans.choose('Pro'))
      await press(page, change.go)
      await pay(page, cards.good)
      await expect(page.getByRole('status').filter({ hasText: 'Payment Successful!' })).toBeVisible()
      await page.goto(`${url}/subscription`)
      await page.route('**/api/v1/create-portal-session', (route) =>
        route.fulfill({
          status: 503,
          json: {
            error: { code: 'unavailable', message: 'Failed to create portal session', request_id: '' },
          },
        }),
      )
      await page.getByRole('button', { name: current.manage }).first().click()
      await expect(page.getByText(current.portalFailed)).toBeVisible()
      await expect(page.getByText('Failed to create portal session')).toBeVisible()
    })
    expect(screen.complaints.filter((one) => !one.startsWith('503'))).toEqual([])
  })
})

describe('an owner whose trial runs out', () => {
  journey(
    'keeps what there is, makes nothing beyond Free, is told by mail, and goes on where they pay',
    async () => {
      const screen = await stage.open(desk)
      const { page, url } = screen
      const email = 'owner@tries.example'
      await watched([screen], async () => {
        await signUp(screen, email, 'Pro')
        await expect(page.getByRole('heading', { name: 'Set up your plan' })).toBeVisible()
        await page.getByRole('link', { name: /Back/ }).click()
        await expect(page.getByRole('status').filter({ hasText: 'Payment Cancelled.' })).toBeVisible()
        await page.goto(`${url}/subscription`)
        await expect(page.getByText(lineOf(current.trialUntil))).toBeVisible()
        for (const name of ['Coffee card', 'Cake card'])
          await callAs(page.context(), 'post', '/v1/programs', { name, type: 'stamp_card', config: {} })

        await meanwhile(stage, [
          `update businesses set trial_ends_at = now() - interval '1 minute' where email = '${email}'`,
          `insert into pgboss.job (name) values ('end-trials')`,
        ])
        await page.goto(`${url}/programs`)
        await expect(page.getByRole('heading', { name: 'Cake card' })).toBeVisible()
        await press(page, programs.create)
        const full = page.getByRole('dialog').getByText(programs.createDialog.full('1', 1))
        await expect(full).toBeVisible()
        await page.goto(await stage.inbox.mailTo(email, /https?:\S+\/subscription/))
        await expect(page.getByText(lineOf(current.trialOver))).toBeVisible()
        await expectAccessible(page)

        await press(page, plans.choose('Pro'))
        await press(page, change.go)
        await pay(page, cards.good)
        await expect(page.getByRole('status').filter({ hasText: 'Payment Successful!' })).toBeVisible()
        await page.goto(`${url}/programs`)
        await press(page, programs.create)
        const points = page.getByRole('dialog').getByRole('button', { name: programs.types.points.label })
        await expect(points.first()).toBeEnabled()
      })
      expect(screen.complaints).toEqual([])
    },
  )
})

// Only a Stripe in the test's own process has a clock that the test can move.
describe.runIf(engine === 'postgres')('an owner whose card fails after the trial', () => {
  journey('reads it above every screen, pays with another card, and takes a smaller plan', async () => {
    const screen = await stage.open(desk)
    const { page, url } = screen
    const { control } = stage.server.stripe!
    const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
    await watched([screen], async () => {
      await signUp(screen, 'owner@late.example', 'Agency')
      await pay(page, cards.failsLater)
      await expect(page.getByRole('status').filter({ hasText: 'Payment Successful!' })).toBeVisible()

      control.setNow(inDays(15))
      control.run()
      await expect(async () => {
        await page.goto(`${url}/customers`)
        await expect(page.getByText(due.title)).toBeVisible({ timeout: 2_000 })
      }).toPass({ timeout: PATIENCE_MS })
      await expectAccessible(page)
      await page.getByRole('link', { name: due.action }).click()
      await press(page, current.updateCard)
      await page.getByLabel('Card number').fill(cards.good)
      await press(page, 'Save card')
      await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()

      control.setNow(inDays(20))
      control.run()
      await expect(async () => {
        await page.goto(`${url}/subscription`)
        await expect(page.getByText(current.paidWith('Visa 4242'))).toBeVisible({ timeout: 2_000 })
        // The card is known since it was saved; that it was charged, only once Stripe's event was followed.
        await expect(page.getByText(due.title)).toHaveCount(0, { timeout: 2_000 })
      }).toPass({ timeout: PATIENCE_MS })

      await press(page, plans.choose('Pro'))
      const dialog = page.getByRole('dialog', { name: change.title('Pro') })
      await expect(dialog.getByText(change.limit('Customers', 'unlimited', '500'))).toBeVisible()
      await press(page, change.goOn)
      await press(page, 'Confirm')
      await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: plans.current })).toContainText('Pro')
    })
    control.setNow(undefined)
    expect(screen.complaints).toEqual([])
  })
})
