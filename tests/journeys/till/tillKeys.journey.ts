import type { Page } from '@playwright/test'
import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { texts as keeping } from '#web/console/counter/keeping/texts.ts'
import { texts } from '#web/console/counter/texts.ts'
import { texts as around } from '#web/console/page/texts.ts'
import { texts as devices } from '#web/console/settings/devices/texts.ts'
import { tillTexts } from '#web/till/texts.ts'
import { openBusiness } from '../acts/office.ts'
import { pressAtTill } from '../acts/pressAtTill.ts'
import { expect } from '../stage/expect.ts'
import { phone, type Screen, watched } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'
import { workerIsReady } from '../stage/workerIsReady.ts'

const stage = setStage()

/** Heights that browsers leave of a phone's window of 844 pixels: the whole of it, down to that with all bars. */
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

  journey('has each key above its bar without a connection, whatever was given and waits', async () => {
    const till = await stage.open(phone, true)
    const { page, url } = till
    await watched([till], async () => {
      const nora = await keepNora(till)
      await page.context().setOffline(true)
      for (const amount of ['300', '400']) {
        await expect(page.getByText(around.offline.title)).toHaveCount(2)
        await expect.poll(() => coveredKeys(page, 'at the top', 'nav.fixed')).toEqual([])
        await page.keyboard.type(nora.phone.slice(-4))
        await page.getByRole('button', { name: nora.name }).first().click()
        await page.getByRole('button', { name: keeping.give }).first().waitFor()
        await page.keyboard.type(amount)
        await expect.poll(() => coveredKeys(page)).toEqual([])
        await pressAtTill(page.getByRole('button', { name: /^Record/ }))
        await pressAtTill(page.getByRole('button', { name: tillTexts.customer.back }))
      }
      await page.goto(`${url}/counter?customer=${nora.id}`)
      await pressAtTill(page.getByRole('button', { name: keeping.give }).first())
      await expect(page.getByText(keeping.handOver('Cookie'))).toBeVisible()
      // Another one that she holds, and three operations that wait.
      await expect(page.getByRole('button', { name: keeping.give }).first()).toBeVisible()
      await expect(page.getByRole('button', { name: texts.undo.undo })).toHaveCount(3)
      await page.getByLabel(tillTexts.purchase.amount(nora.name)).pressSequentially('4500')
      await expect(page.getByText(around.offline.title)).toHaveCount(1)
      await page.screenshot({ path: 'test-results/keys-offline.png' })
      await expect.poll(() => coveredKeys(page)).toEqual([])
    })
    expect(till.complaints).toEqual([])
  })
})

/** Lets the browser keep a customer who holds two rewards, on a till that may give them without a connection. */
async function keepNora(till: Screen) {
  const { page, url } = till
  const office = await openBusiness(till, 'away@till.example')
  const program = await office.addProgram('points', 'Bean points', { minimumRedemption: 1 })
  await office.put('/app/till-devices/redeeming', { most: null })
  const cookie = { program_id: program.id, name: 'Cookie', points_price: 5 }
  const { id: rewardId } = await office.post<{ id: string }>('/v1/rewards', cookie)
  const nora = { name: 'Nora', phone: '+14155550179' }
  const { id } = await office.addCustomer(nora.name, nora.phone)
  await office.buy(id, { amount: 2000 })
  for (let claims = 0; claims < 2; claims++)
    await office.post(`/v1/rewards/${rewardId}/claim`, { customer_id: id })
  await page.goto(`${url}/settings`)
  await workerIsReady(page)
  await page.getByRole('button', { name: devices.add }).click()
  await expect(page.getByText(devices.added)).toBeVisible()
  await page.goto(`${url}/counter`)
  await expect(page.getByRole('button', { name: texts.pad.find })).toBeVisible()
  return { ...nora, id }
}

/** The keys of which a part is behind a bar, the till's own unless another is named, at the top of the page or moved. */
const coveredKeys = (
  page: Page,
  where: 'at the top' | 'moved' = 'at the top',
  bar: '[data-bar]' | 'nav.fixed' = '[data-bar]',
): Promise<string[]> =>
  page.evaluate(
    ({ where, bar }) => {
      const edge = document.querySelector(bar)!.getBoundingClientRect().top
      const keys = [...document.querySelectorAll('main button')].filter((one) =>
        /^\d+$/.test(one.textContent),
      )
      if ((where === 'at the top') !== (scrollY === 0) || keys.length < 10) return ['the page has moved']
      return keys.filter((one) => one.getBoundingClientRect().bottom > edge).map((one) => one.textContent)
    },
    { where, bar },
  )
