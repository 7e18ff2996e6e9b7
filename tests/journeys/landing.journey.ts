import type { Page } from '@playwright/test'
import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { texts } from '#web/landing/texts.ts'
import { expectAccessible } from './accessible.ts'
import { expect } from './expect.ts'
import { desk, phone, watched } from './screens.ts'
import { setStage } from './stage.ts'

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
      await expect(page.getByRole('status')).toHaveText(texts.hero.full)
      await page.getByRole('button', { name: texts.hero.hintReady }).click()
      await expect(page.getByRole('status')).toHaveText('1 of 10 stamps')

      await page.getByRole('link', { name: /^Start Trial.*Pro$/ }).click()
      await expect(page).toHaveURL(/\/signup\?tier=/)
      await expect(page.getByRole('radio', { name: /Pro/ })).toBeChecked()
    })
    expect(visitor.complaints).toEqual([])
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
