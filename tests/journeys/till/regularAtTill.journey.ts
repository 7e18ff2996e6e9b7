import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { refundTexts } from '#web/console/counter/refund/refundTexts.ts'
import { texts } from '#web/console/counter/texts.ts'
import { askTexts } from '#web/console/counter/writes/askTexts.ts'
import { tillTexts } from '#web/till/texts.ts'
import { openBusiness } from '../acts/office.ts'
import { expect } from '../stage/expect.ts'
import { watched } from '../stage/screens.ts'
import { bothWindows, setStage } from '../stage/stage.ts'
import { openFullBusiness, press, tap } from './till.ts'

const stage = setStage()

describe('a regular', () => {
  journey(
    'is asked of a slip of the finger, and gets the discount and the item of their visits',
    async () => {
      const till = await stage.open(bothWindows[1]!.size)
      const { page, url } = till
      await watched([till], async () => {
        const office = await openBusiness(till, 'regular@example.com')
        await office.addProgram('discount', 'Regulars’ ladder', { tiers: [{ visits: 1, discount: 10 }] })
        await office.addProgram('free_item', 'Bagels', { itemName: 'bagel', requiredPurchases: 2 })
        const { id } = await office.addCustomer('Theo', '+14155550155')
        await office.buy(id, { amount: 1000 })
        await page.goto(`${url}/counter?customer=${id}`)
        await tap(till, '480000')
        await press(till, /^Record \$/)
        const asked = page.getByRole('alertdialog', { name: askTexts.unusual.titleOfNew('$4,800.00') })
        await asked.getByRole('button', { name: askTexts.unusual.back }).click()
        await expect(asked).toBeHidden()
        // The typed amount is still there, to be corrected.
        await expect(page.getByRole('button', { name: /^Record \$4,800\.00/ })).toBeVisible()
        for (let digit = 0; digit < 6; digit++) await page.keyboard.press('Backspace')

        await tap(till, '2000')
        await expect(page.getByText(tillTexts.purchase.toPay('$18.00')).first()).toBeVisible()
        await page.getByLabel(texts.purchase.again).check()
        await expect(page.getByText(tillTexts.effect.reward('Free bagel')).first()).toBeVisible()
        await press(till, /^Record/)
        await expect(page.getByRole('heading', { name: texts.done.recorded('$20.00') })).toBeVisible()
        await press(till, texts.done.stay)
        await press(till, new RegExp(`^${texts.rewards.redeem}`))
        await expect(page.getByText(texts.rewards.redeemed('Free bagel')).first()).toBeVisible()
      })
      expect(till.complaints).toEqual([])
      await page.context().close()
    },
  )
})

describe('a till where only stamps are collected', () => {
  journey('has an amount that was a slip corrected by keys alone', async () => {
    const till = await stage.open(bothWindows[0]!.size)
    const { page, url } = till
    await watched([till], async () => {
      const office = await openBusiness(till, 'stamps@example.com')
      await office.addProgram('stamp_card', 'Coffee Card', { rewardDescription: 'A coffee on us' })
      const { id } = await office.addCustomer('Theo', '+14155550156')
      await page.goto(`${url}/counter?customer=${id}`)
      await expect(page.getByRole('button', { name: /^Record/ })).toBeFocused()
      await page.keyboard.type('480000')
      const amount = page.getByLabel(tillTexts.purchase.amount('Theo'))
      await expect(amount).toHaveValue('$4,800.00')
      await page.keyboard.press('Enter')
      const asked = page.getByRole('alertdialog', { name: askTexts.unusual.titleOfNew('$4,800.00') })
      await expect(asked).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(amount).toBeFocused()
      await page.keyboard.press('Control+a')
      await page.keyboard.type('480')
      await expect(amount).toHaveValue('$4.80')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: texts.done.recorded('$4.80') })).toBeVisible()
    })
    expect(till.complaints).toEqual([])
    await page.context().close()
  })
})

describe('a customer who uses a reward', () => {
  journey('gets a claim cancelled and part of the money, with what it takes shown first', async () => {
    const till = await stage.open(bothWindows[1]!.size)
    const { page, url } = till
    await watched([till], async () => {
      const office = await openFullBusiness(till, 'returns@example.com')
      const { id } = await office.addCustomer('Ines', '+14155550157')
      await office.buy(id, { amount: 3000, stamps: 1 })
      await page.goto(`${url}/counter?customer=${id}`)
      await press(till, new RegExp(`^${texts.offers.claim}`))
      // The notice appears above the pad, far from the pressed button.
      await expect(page.getByText(texts.offers.claimed('A flat white'))).toBeInViewport()
      await press(till, new RegExp(`^${texts.rewards.cancel}`))
      await page.getByRole('alertdialog').getByRole('button', { name: texts.rewards.cancel }).click()
      await expect(page.getByText(texts.rewards.cancelled('A flat white'))).toBeVisible()
      await expect(page.getByText(texts.offers.claimed('A flat white'))).toHaveCount(0)

      await press(till, new RegExp(`^${texts.refund}`))
      const dialog = page.getByRole('dialog', { name: refundTexts.title('Ines') })
      await dialog.getByRole('button', { name: refundTexts.submitNothing, exact: true }).click()
      await expect(dialog.getByText(refundTexts.amountMissing)).toBeVisible()
      await dialog.getByLabel(refundTexts.amount).fill('3001')
      await expect(dialog.getByText(refundTexts.tooMuch('$30.00'), { exact: true })).toBeVisible()
      await dialog.getByLabel(refundTexts.amount).fill('1000')
      await expect(dialog.getByText(refundTexts.points(10, '10', '20'))).toBeVisible()
      await dialog.getByRole('button', { name: refundTexts.submit('$10.00') }).click()
      await expect(page.getByText(refundTexts.done('$10.00')).first()).toBeVisible()
      await expect(dialog).toBeHidden()
    })
    expect(till.complaints).toEqual([])
    await page.context().close()
  })
})
