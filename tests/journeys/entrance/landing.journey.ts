import type { Page } from '@playwright/test'
import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { texts as counter } from '#web/console/counter/texts.ts'
import { texts } from '#web/landing/texts.ts'
import { tillTexts } from '#web/till/texts.ts'
import { expectAccessible } from '../stage/accessible.ts'
import { expect } from '../stage/expect.ts'
import { desk, phone, watched } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'

const widths = [phone.width, 820, desk.width, 1920]
const stage = setStage()

describe('the front door', () => {
  journey('lets a visitor stamp the card and take the plan they looked at to the sign-up', async () => {
    const visitor = await stage.open(phone)
    const { page } = visitor
    await watched([visitor], async () => {
      await page.goto(stage.server.url)
      await expect(page).toHaveTitle(texts.title)
      const card = page.locator('#card')
      const stamp = page.getByRole('button', { name: texts.hero.hint })
      await card.click()
      await expect(card.getByRole('img')).toHaveAccessibleName(/8 of 10 stamps/)
      await stamp.press('Enter')
      await stamp.press('Space')
      await expect(page.locator('#stamped')).toHaveText(texts.hero.full)
      await page.getByRole('button', { name: texts.hero.hintReady }).click()
      await expect(page.locator('#stamped')).toHaveText('1 of 10 stamps')

      await page.getByRole('link', { name: /^Start Trial.*Pro$/ }).click()
      await expect(page).toHaveURL(/\/signup\?tier=/)
      await expect(page.getByRole('radio', { name: /Pro/ })).toBeChecked()
    })
    expect(visitor.complaints).toEqual([])
  })

  journey(
    'lets a visitor work a till by keys alone: the card beside it moves, and nothing is sent',
    async () => {
      const visitor = await stage.open(desk)
      const { page } = visitor
      await watched([visitor], async () => {
        await page.goto(stage.server.url, { waitUntil: 'networkidle' })
        const sent: string[] = []
        page.on('request', (request) => sent.push(request.url()))
        const till = page.getByRole('region', { name: texts.tryTill.label })
        const card = page.locator('#portal-screen div[role=img]')
        const amount = till.getByLabel(tillTexts.purchase.amount('Nora'))
        await expect(card).toHaveAttribute('aria-label', /8 of 10 stamps/)
        await amount.focus()
        await page.keyboard.type('2599')
        await expect(amount).toHaveValue('$25.99')
        await expect(till.getByRole('region', { name: tillTexts.purchase.preview })).toContainText(
          '+51 points',
        )
        await page.keyboard.press('Enter')
        await expect(card).toHaveAttribute('aria-label', /9 of 10 stamps/)
        await expect(page.locator('#points-held')).toHaveText('115 points')
        await expect(till.getByText('Earned: a coffee on the house')).toBeVisible()

        const undo = till.getByRole('button', { name: counter.undo.undo })
        await undo.press('Enter')
        await expect(till.getByRole('status')).toHaveText(counter.undo.done)
        await expect(card).toHaveAttribute('aria-label', /8 of 10 stamps/)
        await expect(undo).toBeDisabled()
        const record = till.getByRole('button', { name: tillTexts.purchase.record('$25.99') })
        await expect(record).toBeFocused()

        for (let key = 0; key < 4; key++) await till.getByRole('button', { name: 'Erase last digit' }).click()
        await till.getByRole('button', { name: counter.purchase.recordVisit }).click()
        await expect(till.getByRole('status')).toContainText(counter.done.visit)
        await expect(page.locator('#points-held')).toHaveText('64 points')
        expect(sent).toEqual([])
      })
      expect(visitor.complaints).toEqual([])
    },
  )

  journey('shows the prices of every plan by the third screen, which lead to the plans', async () => {
    const { page } = await stage.open(phone)
    for (const window of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(window)
      await page.goto(stage.server.url)
      const prices = page.getByRole('region', { name: texts.pricing.inShort })
      for (const plan of ['Free', 'Pro', 'Agency'])
        await expect(prices.getByRole('listitem').filter({ hasText: plan })).toContainText(/\$\d+/)
      const box = await prices.boundingBox()
      expect(box!.y + box!.height).toBeLessThan(3 * window.height)
      await prices.getByRole('link', { name: texts.pricing.toPlans }).click()
      await expect(page.getByRole('link', { name: /^Start Trial.*Pro$/ })).toBeInViewport()
    }
  })

  journey('leads whoever is signed in past itself, the sign-in and the sign-up', async () => {
    const owner = await stage.open(desk)
    const { page } = owner
    await watched([owner], async () => {
      await page.goto(`${stage.server.url}/signup`)
      await page.getByLabel('Company name').fill('Corner Flowers')
      await page.getByLabel('Email').fill('owner@flowers.example')
      await page.getByLabel('Password').fill('a fine password')
      await page.getByRole('button', { name: 'Create Account' }).click()
      await expect(page).toHaveURL(`${stage.server.url}/dashboard`)
      for (const path of ['/', '/login', '/signup']) {
        await page.goto(stage.server.url + path)
        await expect(page).toHaveURL(`${stage.server.url}/dashboard`)
      }
    })
    expect(owner.complaints).toEqual([])
  })

  journey('reads whole without a script, at every width', async () => {
    const context = await stage.browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(stage.server.url)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.hero.title)
      await expect(page.locator('#card').getByRole('img')).toHaveAccessibleName(/7 of 10 stamps/)
      await expect(page.locator('#stamp')).toBeHidden()
      await expect(page.locator('#till')).toHaveAttribute('inert')
      for (const section of ['rewards', 'sms', 'analytics', 'agencies', 'pricing', 'why'] as const)
        await expect(page.getByRole('heading', { level: 2, name: texts[section].title })).toBeVisible()
    }
    await context.close()
  })

  journey('fits every width, and leaves axe nothing to find in either theme', async () => {
    // Axe needs its own script, so it checks the page with scripts enabled.
    const { page } = await stage.open(phone)
    await page.goto(stage.server.url)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await sideways(page)).toBe(0)
      // The widths between these show the same layout.
      if (width === phone.width || width === desk.width) await expectAccessible(page)
    }
  })
})

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
