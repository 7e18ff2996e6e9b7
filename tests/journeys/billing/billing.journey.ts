import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { texts } from '#web/console/billing/texts.ts'
import { texts as dashboard } from '#web/console/dashboard/texts.ts'
import { texts as entrance } from '#web/sign-in/texts.ts'
import { expectAccessible } from '../stage/accessible.ts'
import { expect } from '../stage/expect.ts'
import { desk, watched } from '../stage/screens.ts'
import { cards, pay, press, setPayingStage, signUp, trialBegun } from './payments.ts'

const { current, plans, change } = texts

const stage = setPayingStage()

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
      // Nothing was paid yet.
      await expect(trialBegun(page, 'Pro')).toContainText('Nothing was charged today')
      await expect(page.getByText('Payment Successful!')).toBeHidden()
      await expect(page).toHaveURL(`${url}/dashboard`)
      await expect(trialBegun(page, 'Pro')).toBeHidden()

      await stage.inbox.mailTo(
        'owner@pays.example',
        /on the Pro plan, for \$29 a month\. Nothing was charged/,
      )
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
      await expect(page.getByText(plans.freeAfter('Agency'))).toBeVisible()
      await press(page, current.keep)
      await expect(page.getByText(current.kept)).toBeVisible()
      await stage.inbox.mailTo('owner@pays.example', /no longer ends: it renews on .+ for \$99 a month/)
      await expect(page.getByRole('button', { name: current.keep })).toHaveCount(0)
      await expect(page.getByText(plans.useThePortal)).toBeVisible()
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
      // The address alone proves no payment.
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
      await expect(trialBegun(page, 'Pro')).toBeVisible()
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
