import type { Locator } from '@playwright/test'
import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { texts as day } from '#web/console/counter/day/texts.ts'
import { addTexts } from '#web/console/counter/identify/addTexts.ts'
import { texts } from '#web/console/counter/texts.ts'
import { texts as sharedTill } from '#web/console/shared-till/texts.ts'
import { tillTexts } from '#web/till/texts.ts'
import { openBusiness } from '../acts/office.ts'
import { expect } from '../stage/expect.ts'
import { openScreen, type Screen, watched } from '../stage/screens.ts'
import { bothWindows, setStage } from '../stage/stage.ts'
import { launchWithCameraOn } from './camera.ts'
import { openFullBusiness, press } from './till.ts'

const stage = setStage()

describe('a low tablet', () => {
  journey('keeps the way on in sight, whatever was earned', async () => {
    const till = await stage.open({ width: 1024, height: 600 })
    const { page, url } = till
    await watched([till], async () => {
      const office = await openFullBusiness(till, 'low.tablet@example.com')
      const { id } = await office.addCustomer('Lena', '+14155550159')
      await office.buy(id, { stamps: 1 })
      await page.goto(`${url}/counter?customer=${id}`)
      await page.getByLabel(texts.purchase.again).check()
      // Digits go to the pad although the ticked box has the focus.
      await page.keyboard.type('500')
      await expect(page.getByRole('button', { name: /^Record/ })).toBeInViewport({ ratio: 1 })
      await press(till, /^Record/)
      await expect(page.getByText(texts.done.due)).toBeVisible()
      await expect(page.getByRole('button', { name: tillTexts.customer.back })).toBeInViewport({ ratio: 1 })
      await page.setViewportSize({ width: 1024, height: 768 })
      const panel = page.getByRole('complementary', { name: day.panel.title })
      await expect(panel).toBeInViewport({ ratio: 1 })
    })
    expect(till.complaints).toEqual([])
    await page.context().close()
  })
})

describe('the day beside the counter', () => {
  journey('moves nothing when it comes, and stays in sight whoever is listed', async () => {
    const till = await stage.open({ width: 1440, height: 900 })
    const { page, url } = till
    await watched([till], async () => {
      const office = await openFullBusiness(till, 'day.beside@example.com')
      const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
      await page.route('**/api/app/counter/day*', async (route) => {
        await answered
        await route.continue()
      })
      await page.goto(`${url}/counter`)
      const scan = page.getByRole('button', { name: texts.scan.open })
      await expect(page.getByRole('button', { name: sharedTill.share.open })).toBeVisible()
      const before = await scan.boundingBox()
      answer()
      const panel = page.getByRole('complementary', { name: day.panel.title })
      await expect(panel).toBeVisible()
      expect(await scan.boundingBox()).toEqual(before)
      await page.setViewportSize({ width: 820, height: 1180 })
      const { y, height } = (await panel.boundingBox())!
      expect(y + height).toBeGreaterThan(1130)

      // On a tablet in landscape, the whole counter is in view.
      await page.setViewportSize({ width: 1194, height: 834 })
      await expect(panel).toBeInViewport({ ratio: 1 })

      for (let last = 100; last < 110; last++) await office.addCustomer('Ines', `+14155550${last}`)
      await page.setViewportSize({ width: 1024, height: 768 })
      await page.reload()
      await expect(page.getByRole('listitem').getByText('Ines')).toHaveCount(8)
      await expect(panel).toBeInViewport({ ratio: 1 })
      await page.setViewportSize({ width: 1024, height: 600 })
      await expect(panel).toBeInViewport({ ratio: 1 })
      // With the day beside it, the list still has room for a whole number in one line.
      await page.setViewportSize({ width: 1280, height: 800 })
      const number = page.getByRole('listitem').getByText('(415) 555-0109')
      expect((await number.boundingBox())!.height).toBeLessThan(30)
      const add = page.getByRole('button', { name: texts.search.add })
      await expect(add).toBeInViewport({ ratio: 1 })
      // On a laptop, too, pad and list are as high as the day beside them.
      await page.setViewportSize({ width: 1440, height: 900 })
      const bottom = async (part: Locator) => {
        const box = (await part.boundingBox())!
        return box.y + box.height
      }
      const find = page.getByRole('button', { name: texts.pad.find })
      expect(await bottom(add)).toBeCloseTo(await bottom(panel), 0)
      expect(await bottom(find)).toBeGreaterThan((await bottom(panel)) - 25)
    })
    expect(till.complaints).toEqual([])
    await page.context().close()
  })
})

describe('the pad of the till', () => {
  journey('takes a number that was typed before the rules of numbers came', async () => {
    // Without the service worker, which has the rules in its cache and would deliver them at once.
    const context = await stage.browser.newContext({ serviceWorkers: 'block' })
    const till: Screen = { page: await context.newPage(), url: stage.server.url, complaints: [] }
    const { page, url } = till
    await watched([till], async () => {
      const office = await openBusiness(till, 'typed.fast@example.com')
      await office.addCustomer('Ines', '+14155550155')
      const display = page.getByLabel(texts.pad.label)

      const letCome = await holdBackPhoneRules(till)
      await page.goto(`${url}/counter`)
      await expect(display).toBeFocused()
      await page.keyboard.type('4155550155')
      await expect(display).toHaveValue('4155550155')
      letCome()
      await expect(page.getByRole('heading', { level: 1, name: 'Ines' })).toBeVisible()

      const letComeAgain = await holdBackPhoneRules(till)
      await page.goto(`${url}/counter`)
      await expect(display).toBeFocused()
      await page.keyboard.type('4155550156\n')
      await expect(page.getByRole('button', { name: texts.pad.finding })).toBeVisible()
      letComeAgain()
      await expect(page.getByLabel(addTexts.phone)).toHaveValue('(415) 555-0156')
    })
    await context.close()
  })

  journey(
    'asks which one where several guests have the digits, and opens the one that is chosen',
    async () => {
      const till = await stage.open(bothWindows[0]!.size)
      const { page, url } = till
      await watched([till], async () => {
        const office = await openBusiness(till, 'several@example.com')
        await office.addCustomer('Ines', '+14155550155')
        await office.addCustomer('Otto', '+14155560155')
        await page.goto(`${url}/counter`)
        await expect(page.getByLabel(texts.pad.label)).toBeFocused()
        await page.keyboard.type('0155\n')
        await expect(page.getByRole('button', { name: texts.pad.choose })).toBeVisible()
        await expect(page.getByRole('status').filter({ hasText: texts.pad.several })).toHaveCount(1)
        await page.getByLabel(texts.pad.matches).getByRole('button', { name: 'Otto' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Otto' })).toBeVisible()

        await press(till, tillTexts.customer.back)
        const query = page.getByLabel(texts.search.label)
        const found = (name: string) => page.getByRole('listitem').getByRole('button', { name })
        await query.fill('4155')
        await query.press('Enter')
        await expect(found('Otto').or(found('Ines')).first()).toBeFocused()
        await query.fill('Otto')
        await expect(found('Ines')).toHaveCount(0)
        const { promise, resolve: answer } = Promise.withResolvers<void>()
        await page.route('**/customers/lookup?search=Ines*', async (route) => {
          await promise
          await route.continue()
        })
        const asked = page.waitForRequest('**/customers/lookup?search=Ines*')
        await query.fill('Ines')
        await asked
        // The list still shows the customer of the earlier search, whom Enter must not open.
        await query.press('Enter')
        answer()
        await expect(page.getByRole('heading', { level: 1, name: 'Ines' })).toBeVisible()
      })
      expect(till.complaints).toEqual([])
      await page.context().close()
    },
  )
})

describe('a shop whose stamps do not depend on the amount', () => {
  journey('takes an amount by keys all the same, asked for or just typed', async () => {
    const till = await stage.open(bothWindows[0]!.size)
    const { page, url } = till
    await watched([till], async () => {
      const office = await openBusiness(till, 'stamps.alone@example.com')
      await office.addProgram('stamp_card', 'Coffee card', {})
      const { id } = await office.addCustomer('Ines', '+14155550155')
      await page.goto(`${url}/counter?customer=${id}`)
      const amount = page.getByLabel(tillTexts.purchase.amount('Ines'))
      await expect(page.getByRole('button', { name: texts.purchase.recordVisit })).toBeFocused()
      await page.keyboard.type('45')
      await expect(amount).toBeFocused()
      await page.keyboard.type('0\n')
      await expect(page.getByRole('heading', { name: texts.done.recorded('$4.50') })).toBeVisible()
      await press(till, texts.done.stay)
      await press(till, texts.purchase.withAmount)
      await expect(amount).toBeFocused()
      await page.keyboard.type('7')
      await page.keyboard.press('Backspace')
      await expect(amount).toBeFocused()
    })
    expect(till.complaints).toEqual([])
    await page.context().close()
  })
})

describe('the camera of the till', () => {
  journey('opens the guest whose code it sees', async () => {
    const till = await stage.open(bothWindows[1]!.size)
    const { unique_customer_id: code } = await (await openBusiness(till, 'camera@example.com')).addCustomer(
      'Uma',
      '+14155550154',
    )
    const browser = await launchWithCameraOn(`regulars:customer:${code}`)
    const seeing = await openScreen(browser, till.url, bothWindows[1]!.size)
    await watched([seeing], async () => {
      await seeing.page.context().addCookies(await till.page.context().cookies())
      await seeing.page.goto(`${till.url}/counter`)
      await press(seeing, texts.scan.open)
      await expect(seeing.page.getByRole('heading', { level: 1, name: 'Uma' })).toBeVisible()
    })
    expect(seeing.complaints).toEqual([])
    await browser.close()
    await till.page.context().close()
  })
})

/** Holds back the rules of phone numbers. Returns a function that releases them. */
async function holdBackPhoneRules({ page }: Screen): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const scripts = '**/assets/phoneRules-*.js'
  await page.unroute(scripts)
  await page.route(scripts, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
