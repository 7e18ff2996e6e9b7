import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { longNames } from '#tests/screens/cast/longNames.ts'
import { texts } from '#web/console/counter/texts.ts'
import { askTexts } from '#web/console/counter/writes/askTexts.ts'
import { tillTexts } from '#web/till/texts.ts'
import { expect } from '../stage/expect.ts'
import { phone, type Screen, watched } from '../stage/screens.ts'
import { bothWindows, setStage } from '../stage/stage.ts'
import { openFullBusiness, press } from './till.ts'

const stage = setStage()

describe('two tills of one shop', () => {
  journey(
    'take a code off once: the other is told where they look, until they change the purchase',
    async () => {
      const till = await stage.open(phone)
      const { page, url } = till
      await watched([till], async () => {
        const office = await openFullBusiness(till, 'one.code@example.com')
        const { id } = await office.addCustomer('Ravi', '+14155550158')
        await page.goto(`${url}/counter?customer=${id}`)
        await press(till, new RegExp(`^${texts.rewards.use}`))
        await page.keyboard.type('2000')
        await expect(page.getByText(tillTexts.purchase.toPay('$18.00')).first()).toBeVisible()
        const code = await page
          .getByText(/^SAVE[A-Z0-9]{8}$/)
          .first()
          .textContent()
        await office.buy(id, { amount: 1000, apply_reward_code: code! })
        await press(till, /^Record/)
        const refused = page.getByRole('alert').getByText('This reward was already redeemed')
        await expect(refused).toBeInViewport()
        // The code is used up, so a purchase without it remains.
        await expect(page.getByText(code!, { exact: true })).toHaveCount(0)
        await expect(refused).toBeInViewport()
        await page.keyboard.press('Backspace')
        await expect(refused).toHaveCount(0)
        await press(till, 'Record $2.00')
        await expect(page.getByRole('heading', { name: texts.done.recorded('$2.00') })).toBeVisible()
      })
      expect(till.complaints).toEqual([])
      await page.context().close()
    },
  )

  journey('ask about what another recorded, and not about what they recorded themselves', async () => {
    const till = await stage.open(phone)
    const { page, url } = till
    await watched([till], async () => {
      const office = await openFullBusiness(till, 'own.act@example.com')
      const { id } = await office.addCustomer(longNames.arabic, '+14155550158')
      await office.buy(id, { amount: 3000 })
      await page.goto(`${url}/counter?customer=${id}`)
      const name = page.getByRole('heading', { level: 1, name: longNames.arabic })
      // No line of the name is cut off, however long it is.
      expect(await name.evaluate((h1) => h1.scrollHeight - h1.clientHeight)).toBeLessThan(12)
      await press(till, new RegExp(`^${texts.offers.claim}`))
      await expect(page.getByText(texts.offers.claimed('A flat white'))).toBeVisible()
      await expect(page.getByText(tillTexts.purchase.noAmount)).toBeVisible()
      // From here on the line is slow: the till's reads of the customer get no answers.
      const answer = await holdBackReads(till, id)
      await press(till, new RegExp(`^${texts.rewards.cancel}`))
      await page.getByRole('alertdialog').getByRole('button', { name: texts.rewards.cancel }).click()
      await expect(page.getByText(texts.rewards.cancelled('A flat white'))).toBeVisible()
      for (const [keys, amount] of [
        ['200', '$2.00'],
        ['300', '$3.00'],
      ] as const) {
        await page.keyboard.type(keys)
        await press(till, `Record ${amount}`)
        await expect(page.getByRole('heading', { name: texts.done.recorded(amount) })).toBeVisible()
        await press(till, texts.done.stay)
      }
      await office.buy(id, { amount: 1000 })
      await page.keyboard.type('400')
      await press(till, 'Record $4.00')
      await expect(
        page.getByRole('alertdialog', { name: askTexts.changed.title(longNames.arabic) }),
      ).toBeVisible()
      answer()
    })
    expect(till.complaints).toEqual([])
    await page.context().close()
  })

  journey('hand one reward over once, and the slower of them is told', async () => {
    const first = await stage.open(bothWindows[0]!.size)
    const second = await stage.open(bothWindows[1]!.size)
    await watched([first, second], async () => {
      const office = await openFullBusiness(first, 'two.tills@example.com')
      const { id } = await office.addCustomer('Mei', '+14155550153')
      await office.buy(id, { stamps: 2 })
      await second.page.context().addCookies(await first.page.context().cookies())
      for (const { page, url } of [first, second]) {
        await page.goto(`${url}/counter?customer=${id}`)
        await expect(page.getByRole('button', { name: texts.rewards.redeem })).toBeVisible()
      }
      await Promise.all([first, second].map((till) => press(till, new RegExp(`^${texts.rewards.redeem}`))))
      const told = ({ page }: Screen) => page.getByText(texts.rewards.redeemed('A coffee on us')).count()
      await expect.poll(async () => (await told(first)) + (await told(second))).toBe(1)
      const slower = (await told(first)) === 0 ? first : second
      await expect(slower.page.getByText(/redeemed/i).first()).toBeVisible()
    })
    for (const { page, complaints } of [first, second]) {
      expect(complaints).toEqual([])
      await page.context().close()
    }
  })
})

/** Holds back the till's reads of a customer, but not its writes. Returns a function that releases them. */
async function holdBackReads({ page }: Screen, customerId: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const reads = [`**/api/app/counter/customers/${customerId}`, '**/api/v1/purchases/preview']
  for (const read of reads)
    await page.route(read, async (route) => {
      await promise
      await route.continue().catch(() => undefined)
    })
  return resolve
}
