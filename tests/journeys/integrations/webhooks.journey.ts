import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { openReceiver, type Receiver, type Told } from '#tests/world/network/receiver.ts'
import { texts } from '#web/console/webhooks/texts.ts'
import { confirmAddress } from '../acts/confirmAddress.ts'
import { openBusiness } from '../acts/office.ts'
import { expectAccessible } from '../stage/accessible.ts'
import { expect } from '../stage/expect.ts'
import { desk, watched } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage()
let receiver: Receiver
beforeAll(async () => {
  receiver = await openReceiver()
})
afterAll(() => receiver?.close())

describe('webhooks', () => {
  journey('are added in the settings, tested, told of a purchase, and sent again', async () => {
    const screen = await stage.open(desk)
    const { page, url } = screen
    await watched([screen], async () => {
      const office = await openBusiness(screen, 'webhooks@example.com')
      await confirmAddress(url, stage.inbox, 'webhooks@example.com')
      await office.addProgram('points', 'Points', {})
      const { id: customer } = await office.addCustomer('Ana', '+12025550143')
      await page.goto(`${url}/settings#webhooks`)
      await page.getByRole('button', { name: texts.make }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(texts.form.url).fill('http://192.168.0.1/hooks')
      await dialog.getByRole('button', { name: texts.form.submit }).click()
      await expect(dialog.getByText('The address must begin with https://')).toBeVisible()
      await dialog.getByLabel(texts.form.url).fill(`${receiver.url}/hooks`)
      await expectAccessible(page)
      await dialog.getByRole('button', { name: texts.form.submit }).click()
      const secret = await dialog.getByLabel(texts.secret.label).inputValue()
      await dialog.getByRole('button', { name: texts.secret.done }).click()
      await expect(dialog).toBeHidden()

      const address = `${new URL(receiver.url).host}/hooks`
      await page.getByRole('button', { name: texts.actions(address) }).click()
      await page.getByRole('menuitem', { name: texts.test }).click()
      const log = page.getByRole('dialog', { name: texts.deliveriesOf(address) })
      await expect(log.getByText(texts.log.states.delivered)).toBeVisible()
      expect(verified(secret).map(({ type }) => type)).toEqual(['webhook.test'])
      await page.keyboard.press('Escape')

      await office.buy(customer, { amount: 500 })
      const purchases = () => verified(secret).filter(({ data }) => data.kind === 'purchase')
      await expect.poll(() => purchases().length).toBe(1)
      expect(purchases()[0]!.data).toMatchObject({ customer_id: customer })

      await page.getByRole('button', { name: texts.deliveriesOf(address) }).click()
      await log.locator('summary', { hasText: 'operation.recorded' }).first().click()
      await expect(log.getByText(customer)).toBeVisible()
      await expectAccessible(page)
      await log.getByRole('button', { name: texts.log.again }).click()
      await expect(log.getByText(texts.log.causes.again)).toBeVisible()
      await expect.poll(() => purchases().length).toBe(2)
      expect(
        new Set(receiver.received.filter(({ body }) => body.includes('"purchase"')).map(({ id }) => id)).size,
      ).toBe(1)

      // The address leads whoever it is sent to to the same delivery.
      const link = page.url()
      await page.keyboard.press('Escape')
      await expect(log).toBeHidden()
      expect([new URL(link).search.length > 0, new URL(page.url()).search]).toEqual([true, ''])
      await page.goto(link)
      await expect(log.getByText(customer)).toBeVisible()
      await page.goBack()
      await expect(log).toBeHidden()
    })
    expect(screen.complaints).toEqual([])
  })
})

/** The calls that the receiver got, each verified by the standard's own library. */
const verified = (secret: string): Told[] =>
  receiver.received.map(({ body, headers }) => new Webhook(secret).verify(body, headers) as Told)
