import { describe } from 'vitest'
import { engine, isMainEngine } from '#tests/engines/index.ts'
import { journey } from '#tests/engines/journey.ts'
import { callAs } from '#tests/screens/callAs.ts'
import { badgeTexts } from '#web/console/billing/badgeTexts.ts'
import { texts } from '#web/console/billing/texts.ts'
import { texts as programs } from '#web/console/programs/texts.ts'
import { expectAccessible } from '../stage/accessible.ts'
import { expect, PATIENCE_MS } from '../stage/expect.ts'
import { meanwhile } from '../stage/meanwhile.ts'
import { desk, watched } from '../stage/screens.ts'
import { cards, pay, press, setPayingStage, signUp, trialBegun } from './payments.ts'

const { current, plans, change, due } = texts
const DAY_MS = 86_400_000

const stage = setPayingStage()

/** A pattern for a line that names a day. */
const lineOf = (words: (day: string) => string) => {
  const [before, after] = words('|').split('|')
  return new RegExp(`^${before}.+${after}$`)
}

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
        await expect(page.getByText(plans.freeAfter('Pro'))).toBeVisible()
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
        await expect(page.getByText(badgeTexts.trial_over, { exact: true })).toBeVisible()
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

// Only a Stripe in the test's own process has a clock that the test can move. Without PostgreSQL the test counts as
// skipped.
if (engine === 'postgres' || isMainEngine)
  describe.runIf(engine === 'postgres')('an owner whose card fails after the trial', () => {
    journey('reads it above every screen, pays with another card, and takes a smaller plan', async () => {
      const screen = await stage.open(desk)
      const { page, url } = screen
      const { control } = stage.server.stripe!
      const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
      await watched([screen], async () => {
        await signUp(screen, 'owner@late.example', 'Agency')
        await pay(page, cards.failsLater)
        await expect(trialBegun(page, 'Agency')).toBeVisible()

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
          // The card is shown as soon as it is saved. The payment is shown only once Stripe's event is handled.
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
