import type { Page } from '@playwright/test'
import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { texts } from '#web/console/counter/texts.ts'
import { tillTexts } from '#web/till/texts.ts'
import { expect } from './expect.ts'
import { openBusiness } from './office.ts'
import { pressAtTill } from './pressAtTill.ts'
import { phone, watched } from './screens.ts'
import { setStage } from './stage.ts'

const stage = setStage()

/** What browsers leave of a phone's window of 844 pixels, from the whole of it to that with the bars of the browser. */
const heights = [844, 740, 700, 664]
/** The same of one of 667 pixels: keys have no room beside a reward, a notice and a discount, and scroll clear of the bar. */
const LOWEST = 553

describe('the pad of a phone', () => {
  journey('has each key above its bar, beside a reward, a notice and a discount', async () => {
    const till = await stage.open(phone)
    const { page, url } = till
    // Fingers need higher buttons than a mouse.
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await watched([till], async () => {
      const office = await openBusiness(till, 'owner@till.example')
      await office.addProgram('discount', 'Regulars’ ladder', { tiers: [{ visits: 1, discount: 10 }] })
      for (const item of ['bagel', 'muffin'])
        await office.addProgram('free_item', `Free ${item}s`, { itemName: item, requiredPurchases: 1 })
      const { id } = await office.addCustomer('Nora', '+14155550179')
      await office.buy(id, { amount: 900 })
      await page.goto(`${url}/counter?customer=${id}`)
      await expect(page.getByLabel(texts.purchase.again)).toBeVisible()
      await expect.poll(() => coveredKeys(page)).toEqual([])
      await pressAtTill(page.getByRole('button', { name: /^Redeem .*bagel/ }))
      await expect(page.getByText(texts.rewards.redeemed('Free bagel')).first()).toBeVisible()
      await expect(page.getByRole('button', { name: /^Redeem .*muffin/ })).toBeVisible()
      await page.getByLabel(tillTexts.purchase.amount('Nora')).pressSequentially('4500')
      await expect(page.getByText(tillTexts.purchase.toPay('$40.50')).first()).toBeVisible()
      for (const height of heights) {
        await page.setViewportSize({ width: phone.width, height })
        await expect.poll(() => coveredKeys(page), `at ${height} px`).toEqual([])
      }
      await page.setViewportSize({ width: phone.width, height: LOWEST })
      await page.getByRole('button', { name: '00', exact: true }).focus()
      await expect.poll(() => coveredKeys(page, 'moved')).toEqual([])
    })
    expect(till.complaints).toEqual([])
  })
})

/** The keys of which a part is behind the bar, while the page is at its top or has moved. */
const coveredKeys = (page: Page, where: 'at the top' | 'moved' = 'at the top'): Promise<string[]> =>
  page.evaluate((where) => {
    const bar = document.querySelector('[data-bar]')!.getBoundingClientRect().top
    const keys = [...document.querySelectorAll('main button')].filter((one) => /^\d+$/.test(one.textContent))
    if ((where === 'at the top') !== (scrollY === 0) || keys.length !== 11) return ['the page has moved']
    return keys.filter((one) => one.getBoundingClientRect().bottom > bar).map((one) => one.textContent)
  }, where)
