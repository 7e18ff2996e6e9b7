import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { callAs } from '#tests/screens/callAs.ts'
import { texts } from '#web/console/billing/texts.ts'
import { texts as shell } from '#web/console/page/texts.ts'
import { texts as programs } from '#web/console/programs/texts.ts'
import { expectAccessible } from '../stage/accessible.ts'
import { expect } from '../stage/expect.ts'
import { desk, phone, watched } from '../stage/screens.ts'
import { cards, pay, press, setPayingStage, signUp, trialBegun } from './payments.ts'

const { plans, change, credits, invoices } = texts

const stage = setPayingStage()

describe('an owner on Free', () => {
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
      await expect(trialBegun(page, 'Pro')).toBeVisible()

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
})
