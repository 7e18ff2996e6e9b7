import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { texts as dashboard } from '#web/console/dashboard/texts.ts'
import { texts as messages } from '#web/console/messages/texts.ts'
import { texts as programs } from '#web/console/programs/texts.ts'
import { paperTexts as paper } from '#web/console/qr-codes/paperTexts.ts'
import { texts as settings } from '#web/console/settings/texts.ts'
import { presets } from '#web/console/setup/presets.ts'
import { texts as polish } from '#web/console/setup/suggestionTexts/pl.ts'
import { texts as suggestions } from '#web/console/setup/suggestionTexts.ts'
import { texts } from '#web/console/setup/texts.ts'
import { texts as joining } from '#web/join/texts.ts'
import { confirmAddress } from '../acts/confirmAddress.ts'
import { openBusiness, plans } from '../acts/office.ts'
import { ByKeys, leave } from '../stage/byKeys.ts'
import { expect } from '../stage/expect.ts'
import { desk, watched } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage()

describe('the setup of a first program', () => {
  journey(
    'is done by keys alone, keeps its answers over a reload, and leads to poster, guest and till',
    async () => {
      const { screen, page, keys, press, said, dialog } = await ByKeys.open(stage)
      await watched([screen], async () => {
        await openBusiness(screen, 'setup-keys@example.com', plans.free)
        await page.goto(`${screen.url}/dashboard`)
        await keys.tabTo(texts.trade.choices.coffee)
        await keys.press('Space')
        await keys.tabTo(suggestions.coffee.rewards[1])
        await keys.press('Enter')
        await keys.tabTo(programs.fields.stamp_card({ one: '', off: '' }).stampsRequired!.label)
        await keys.press('Control+a')
        await keys.type('6')
        await said(/6 stamps earn you: A pastry on us/)
        // The length of the product's own suggestion is said, without a warning.
        await said(/2 SMS segments/)
        await expect(page.getByText(messages.sms.long('2'))).toHaveCount(0)

        await said(texts.makes.welcomeTo(true, false))
        await confirmAddress(screen.url, stage.inbox, 'setup-keys@example.com')
        await page.reload()
        await said(/6 stamps earn you: A pastry on us/)
        await said(texts.makes.welcomeTo(true, true))
        await page.getByText(texts.makes.seeEmail).click()
        const head = page.frameLocator('iframe').locator('td[dir=auto]').first()
        await expect(head).toHaveAttribute('style', new RegExp(`background:${presets.coffee.color}`))
        await press(texts.finish)
        await keys.hasFocus(texts.ready.title(suggestions.coffee.names.often))
        await press(texts.ready.print)
        await expect(dialog.getByRole('img', { name: /paper/ })).toContainText('A pastry on us')
        await expect(dialog.getByRole('button', { name: paper.print })).toBeEnabled()
        await keys.press('Escape')
        await keys.hasFocus(texts.ready.print)
        const customer = page.waitForEvent('popup')
        await press(texts.ready.tryIt)
        const join = await customer
        await expect(join.getByLabel(joining.phone)).toBeVisible()
        await join.close()
        await press(texts.ready.till)
        await expect(page).toHaveURL(/\/counter/)
        await page.goto(`${screen.url}/dashboard`)
        await said(texts.ready.title(suggestions.coffee.names.often))
        await press(texts.ready.done)
        await keys.hasFocus(dashboard.welcome('Coffee at Noon'))
        await expect(page.getByText(texts.title)).toHaveCount(0)
        await page.reload()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByText(texts.title)).toHaveCount(0)
      })
      await leave(screen)
    },
  )

  journey('names what guests will read in the language of the shop, not in that of the console', async () => {
    const screen = await stage.open(desk)
    const { page, url } = screen
    await watched([screen], async () => {
      const office = await openBusiness(screen, 'setup-language@example.com', plans.free)
      // A purchase before there is a program hides nothing of what the setup makes.
      const ana = await office.addCustomer('Ana', '(201) 555-0134')
      await office.buy(ana.id, { amount: 500 })
      await page.goto(`${url}/settings`)
      await page.getByLabel(settings.fields.language).selectOption('pl')
      await page.getByRole('button', { name: settings.bar.save, exact: true }).click()
      await expect(page.getByText(settings.bar.saved)).toBeVisible()
      await page.goto(`${url}/dashboard`)
      await page.getByText(texts.trade.choices.coffee).click()
      const reward = page.getByRole('button', { name: polish.coffee.rewards[0], exact: true })
      await expect(reward).toHaveAttribute('lang', 'pl')
      await page.getByRole('button', { name: texts.finish }).click()
      await expect(
        page.getByRole('heading', { name: texts.ready.title(polish.coffee.names.often) }),
      ).toBeVisible()
    })
    await leave(screen)
  })

  journey(
    'makes one program from two tabs, loses nothing that was typed, and stays away once skipped',
    async () => {
      const screen = await stage.open(desk)
      const { page, url } = screen
      await watched([screen], async () => {
        await openBusiness(screen, 'setup-tabs@example.com', plans.agency)
        const other = await page.context().newPage()
        for (const tab of [page, other]) {
          await tab.goto(`${url}/dashboard`)
          await tab.getByText(texts.trade.choices.goods).click()
          await expect(tab.getByRole('button', { name: texts.finish })).toBeVisible()
        }
        const reward = other.getByLabel(texts.reward.label, { exact: true })
        await reward.fill('')
        await other.getByRole('button', { name: texts.finish }).click()
        await expect(other.getByText(programs.errors.missing)).toBeVisible()
        await expect(reward).toBeFocused()
        await reward.fill('A tote bag')

        await page.getByRole('button', { name: texts.finish }).dblclick()
        await expect(page.getByRole('button', { name: texts.ready.print })).toBeVisible()
        await other.getByRole('button', { name: texts.finish }).click()
        await expect(other.getByText(texts.exists)).toBeVisible()
        await expect(other.getByText(texts.title)).toHaveCount(0)
        await other.goto(`${url}/programs`)
        await expect(other.getByRole('heading', { name: suggestions.goods.names.amounts })).toHaveCount(1)
        await other.close()
      })
      await leave(screen)

      const skipping = await stage.open(desk)
      await watched([skipping], async () => {
        await openBusiness(skipping, 'setup-skip@example.com', plans.free)
        await skipping.page.goto(`${url}/dashboard`)
        await skipping.page.getByRole('button', { name: texts.skip }).click()
        await expect(skipping.page.getByText(texts.title)).toHaveCount(0)
        await skipping.page.evaluate(() => localStorage.clear())
        const answered = skipping.page.waitForResponse(/\/api\/app\/setup/)
        await skipping.page.reload()
        await answered
        await expect(skipping.page.getByText(texts.title)).toHaveCount(0)
      })
      await leave(skipping)
    },
  )
})
